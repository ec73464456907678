import { registryApi } from '@viit/contract/registry-api';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import type { Preview } from '../../rights.ts';

export function EndDialog({ preview: { name, chosen }, onClose }: { preview: Preview; onClose: () => void }) {
  const run = async () => {
    await call(registryApi.deletePreview, { params: { channel: name } });
    return `The preview "${name}" has ended; its link no longer works.`;
  };
  return (
    <ActionDialog title={`End "${name}"?`} action="End the preview" isReady {...{ run, onClose }}>
      <ul>
        <li>Its link stops working. A new preview of the same name gets another one.</li>
        <li>Those who have it open see the live site from then on.</li>
        <li>Visitors notice nothing. The builds of {chosen.join(', ') || 'all sections'} stay stored.</li>
      </ul>
    </ActionDialog>
  );
}
