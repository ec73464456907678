import { type ListedPerson, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { DataTable } from '../../components/data-table.tsx';
import { ExpiringTokens } from '../../components/expiring-tokens.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { RightsList } from '../../components/rights-list.tsx';
import { Time } from '../../components/time.tsx';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { InvitationLink, type Invited } from './invitation-link.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RightsDialog } from './rights-dialog.tsx';

type Dialog = { kind: 'invite' } | { kind: 'rights' | 'reset' | 'remove'; person: ListedPerson };

export function PeopleView() {
  const people = useOperation(registryApi.listPersons, {}, ['audit']);
  const me = useOperation(registryApi.readMe, {}, ['audit']);
  const [dialog, setDialog] = useState<Dialog>();
  const [invited, setInvited] = useState<Invited>();
  const onClose = () => setDialog(undefined);
  return (
    <>
      {me.data && <ExpiringTokens of={me.data.expiringTokens} />}
      {invited && <InvitationLink key={invited.link} {...invited} />}
      <p>
        <button type="button" className="primary" onClick={() => setDialog({ kind: 'invite' })}>
          Invite a person…
        </button>
      </p>
      <LoadedContent of={people}>
        {(persons) => <PeopleTable people={persons} onAction={(kind, person) => setDialog({ kind, person })} />}
      </LoadedContent>
      {dialog?.kind === 'invite' && <InviteDialog {...{ onClose, onInvite: setInvited }} />}
      {dialog?.kind === 'rights' && <RightsDialog person={dialog.person} onClose={onClose} />}
      {(dialog?.kind === 'reset' || dialog?.kind === 'remove') && (
        <ConfirmDialog {...{ kind: dialog.kind, person: dialog.person, onClose, onInvite: setInvited }} />
      )}
    </>
  );
}

type Action = Exclude<Dialog['kind'], 'invite'>;
const actions: Readonly<Record<Action, string>> = { rights: 'Rights', reset: 'Reset', remove: 'Remove' };

interface PeopleTableProps {
  people: readonly ListedPerson[];
  onAction: (kind: Action, person: ListedPerson) => void;
}

const PeopleTable = ({ people, onAction }: PeopleTableProps) => (
  <DataTable
    caption="People"
    columns={['Name and address', 'May', 'Last sign-in', 'Action']}
    empty="Nobody is invited yet."
    rows={people.map((person) => ({
      key: person.id,
      cells: [
        <span key="name" className="long">
          {person.name} <span className="muted block">{person.email}</span>
        </span>,
        <RightsList key="rights" rights={person.rights} />,
        <LastSignIn key="last" of={person} />,
        <div key="actions" className="actions">
          {(Object.keys(actions) as Action[]).map((kind) => (
            <button type="button" key={kind} onClick={() => onAction(kind, person)}>
              {actions[kind]}
              <span className="hidden">
                {' '}
                {kind === 'rights' && 'of'} {person.name}
              </span>
              …
            </button>
          ))}
        </div>,
      ],
    }))}
  />
);

function LastSignIn({ of: { signedInAt, invitationExpiresAt } }: { of: ListedPerson }) {
  if (signedInAt) return <Time iso={signedInAt} />;
  return invitationExpiresAt ? <>not yet; the link works until {formatTime(invitationExpiresAt)}</> : <>not yet</>;
}
