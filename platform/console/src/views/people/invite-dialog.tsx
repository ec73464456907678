import { registryApi } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import type { Invited } from './invitation-link.tsx';
import { RightsField } from './rights-field.tsx';

interface InviteDialogProps {
  onInvite: (invited: Invited) => void;
  onClose: () => void;
}

export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState<Rights>({});
  const run = async () => {
    const { link } = await call(registryApi.invitePerson, { body: { name, email, rights } });
    onInvite({ name: name.trim(), link });
    return `${name.trim()} is invited.`;
  };
  const isReady = name.trim() !== '' && email.includes('@') && Object.keys(rights).length > 0;
  return (
    <ActionDialog title="Invite a person" action="Invite" {...{ isReady, run, onClose }}>
      <p className="form-row">
        <label htmlFor="person-name">Name, as the history will show it</label>
        <input id="person-name" autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </p>
      <p className="form-row">
        <label htmlFor="person-email">E-mail address at the institute</label>
        <input
          id="person-email"
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </p>
      <RightsField value={rights} onChange={setRights} />
    </ActionDialog>
  );
}
