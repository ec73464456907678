import { registryApi } from '@viit/contract/registry-api';
import { useEffect, useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { useSession } from '../../session-context.ts';

export interface DraftPage {
  address?: string;
  /** Why there is no address. */
  problem?: string;
}

/** The link to the page of a collection with its drafts. */
export function useDraftPage(section: string, name: string): DraftPage {
  const { site } = useSession();
  const [page, setPage] = useState<DraftPage>({});
  useEffect(() => {
    call(registryApi.openDraftPage, { params: { section, name }, body: { origin: location.origin } }).then(
      (opened) => setPage({ address: site + opened.address }),
      (error: Error) => setPage({ problem: error.message }),
    );
  }, [section, name, site]);
  return page;
}
