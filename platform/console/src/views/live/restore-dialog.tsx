import { registryApi } from '@viit/contract/registry-api';
import { call } from '../../api/registry-client.ts';
import { useOperation } from '../../api/use-operation.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { Plan } from '../../components/plan.tsx';

/** Confirms the rollback of the whole site. */
export function RestoreDialog({ release, onClose }: { release: string; onClose: () => void }) {
  const comparison = useOperation(registryApi.compare, { query: { from: 'live', to: release } }, ['live']);
  const run = async () => {
    await call(registryApi.rollBack, { body: { release, confirmed: true } });
    return `All sections are as they were in release ${release}.`;
  };
  return (
    <ActionDialog
      title={`Restore release ${release}?`}
      action={`Restore release ${release}`}
      isReady={comparison.data !== undefined}
      {...{ run, onClose }}
    >
      <p>All sections, the shell and the menu become what they were in release {release}. Lists and documents stay.</p>
      <Plan comparison={comparison} />
    </ActionDialog>
  );
}
