import { registryApi } from '@viit/contract/registry-api';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { useSession } from '../../session-context.ts';

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { end } = useSession();
  const run = async () => {
    await call(registryApi.endSession, { query: { all: 'true' } });
    const sentence = 'You are signed out on all devices.';
    end(sentence);
    return sentence;
  };
  return (
    <ActionDialog title="Sign out everywhere?" action="Sign out everywhere" isReady {...{ run, onClose }}>
      <p>
        Your sessions on all devices end, with this one and those of <code>viit login</code>. Drafts stay. If a device
        with a passkey is lost, remove that passkey first.
      </p>
    </ActionDialog>
  );
}
