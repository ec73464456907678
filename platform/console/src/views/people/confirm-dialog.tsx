import { type ListedPerson, registryApi } from '@viit/contract/registry-api';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import type { Invited } from './invitation-link.tsx';

interface ConfirmDialogProps {
  kind: 'reset' | 'remove';
  person: ListedPerson;
  onInvite: (invited: Invited) => void;
  onClose: () => void;
}

/** Both end the person's sessions. */
export function ConfirmDialog({ kind, person: { id, name }, onInvite, onClose }: ConfirmDialogProps) {
  const run = async () => {
    if (kind === 'remove') {
      await call(registryApi.removePerson, { params: { id } });
      return `${name} is removed.`;
    }
    const { link } = await call(registryApi.resetPerson, { params: { id } });
    onInvite({ name, link });
    return `${name} is signed out everywhere, and invited again.`;
  };
  return kind === 'remove' ? (
    <ActionDialog title={`Remove ${name}?`} action={`Remove ${name}`} isReady {...{ run, onClose }}>
      <ul>
        <li>{name} is signed out everywhere at once, and cannot sign in again.</li>
        <li>What {name} wrote stays, and the history keeps the name.</li>
      </ul>
    </ActionDialog>
  ) : (
    <ActionDialog title={`Reset ${name}?`} action="Reset and invite again" isReady {...{ run, onClose }}>
      <ul>
        <li>For a lost device, a new account, or an invitation that has expired.</li>
        <li>{name} is signed out everywhere, and the passkeys stop working.</li>
        <li>You get a new invitation. Name, rights and drafts stay.</li>
      </ul>
    </ActionDialog>
  );
}
