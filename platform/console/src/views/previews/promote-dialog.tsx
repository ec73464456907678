import { registryApi } from '@viit/contract/registry-api';
import { call } from '../../api/registry-client.ts';
import { useOperation } from '../../api/use-operation.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { Plan } from '../../components/plan.tsx';
import { removedAddresses } from '../../describe-plan.ts';
import { type Preview, promotable } from '../../rights.ts';
import { useSession } from '../../session-context.ts';

/** Confirms which builds go live, as far as the token permits. */
export function PromoteDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { rights } = useSession();
  const { name, chosen } = preview;
  const sections = promotable(rights, preview);
  const others = chosen.filter((section) => !sections.includes(section));
  const shown = others.length > 0 ? { sections } : {};
  const sides = { query: { from: 'live', to: name } };
  const comparison = useOperation(registryApi.compare, sides, ['live', 'previews']);
  const run = async () => {
    // Only removals that were shown are permitted.
    const remove = comparison.data ? removedAddresses(comparison.data, shown.sections) : [];
    const promoted = await call(registryApi.promote, {
      body: { channel: name, ...(remove.length > 0 && { remove }) },
    });
    return `${promoted.parts.join(', ')} of "${name}" ${promoted.parts.length > 1 ? 'are' : 'is'} live, in release ${promoted.release}.`;
  };
  return (
    <ActionDialog
      title={`Promote "${name}"?`}
      action={`Make ${sections.join(', ')} live`}
      isReady={comparison.data !== undefined}
      {...{ run, onClose }}
    >
      <p>
        Visitors get {sections.join(', ')} as in this preview. Everything else stays as it is live now.
        {others.length > 0 && ` ${others.join(', ')} stays in the preview: its own team promotes it.`}
      </p>
      <Plan comparison={comparison} {...shown} />
    </ActionDialog>
  );
}
