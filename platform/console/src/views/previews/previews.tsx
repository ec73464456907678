import { registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { LoadedContent } from '../../components/loaded-content.tsx';
import type { Preview } from '../../rights.ts';
import { EndDialog } from './end-dialog.tsx';
import { PreviewItem } from './preview-item.tsx';
import { PromoteDialog } from './promote-dialog.tsx';

export function PreviewsView() {
  const status = useOperation(registryApi.readStatus, { query: { count: 1 } }, ['live', 'previews']);
  const [promoted, setPromoted] = useState<Preview>();
  const [ended, setEnded] = useState<Preview>();
  return (
    <>
      <LoadedContent of={status}>
        {({ channels }) => {
          const previews = channels.filter(({ name }) => name !== 'live');
          if (previews.length === 0) {
            return <p className="empty">There is no preview. A team makes one with: viit preview exams --as autumn</p>;
          }
          return previews.map((preview) => (
            <PreviewItem
              key={preview.name}
              preview={preview}
              onPromote={() => setPromoted(preview)}
              onEnd={() => setEnded(preview)}
            />
          ));
        }}
      </LoadedContent>
      {promoted && <PromoteDialog preview={promoted} onClose={() => setPromoted(undefined)} />}
      {ended && <EndDialog preview={ended} onClose={() => setEnded(undefined)} />}
    </>
  );
}
