import { registryApi } from '@viit/contract/registry-api';
import { useOperation } from '../../api/use-operation.ts';
import { useSession } from '../../session-context.ts';

export interface DraftPage {
  address?: string;
  /** Why there is no address. */
  problem?: string;
}

/** The link to the page of a collection with its drafts. */
export function useDraftPage(section: string, name: string): DraftPage {
  const { site } = useSession();
  const input = { params: { section, name }, body: { origin: location.origin } };
  const { data, error } = useOperation(registryApi.openDraftPage, input, []);
  if (data) return { address: site + data.address };
  return error ? { problem: error.message } : {};
}
