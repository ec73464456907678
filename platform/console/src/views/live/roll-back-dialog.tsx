import { registryApi } from '@viit/contract/registry-api';
import { call } from '../../api/registry-client.ts';
import { useOperation } from '../../api/use-operation.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { Plan } from '../../components/plan.tsx';

/** Confirms the rollback of a section to its previous build. */
export function RollBackDialog({ section, onClose }: { section: string; onClose: () => void }) {
  const target = useOperation(registryApi.planRollBack, { query: { part: section } }, ['live']);
  const sides = target.data?.release ? { query: { from: 'live', to: target.data.release } } : undefined;
  const comparison = useOperation(registryApi.compare, sides, []);
  const run = async () => {
    // The version that was shown, even if another team has published since.
    const body = { part: section, version: target.data?.to };
    const done = await call(registryApi.rollBack, { body });
    return `${section} ${target.data?.to} is live again, in release ${done.release}.`;
  };
  return (
    <ActionDialog
      title={`Roll back ${section}?`}
      action={target.data ? `Roll back to ${target.data.to}` : 'Roll back'}
      isReady={comparison.data !== undefined}
      {...{ run, onClose }}
    >
      <LoadedContent of={target}>
        {({ from, to }) => (
          <>
            <p>
              {section} goes back from {from} to {to}. Everything else stays as it is live now.
            </p>
            <Plan comparison={comparison} sections={[section]} />
          </>
        )}
      </LoadedContent>
    </ActionDialog>
  );
}
