import { type ListedPerson, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { RightsField } from './rights-field.tsx';

export function RightsDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const [rights, setRights] = useState(person.rights);
  const run = async () => {
    await call(registryApi.changeRights, { params: { id: person.id }, body: { rights } });
    return `The rights of ${person.name} are changed. They hold from now on.`;
  };
  return (
    <ActionDialog title={`Rights of ${person.name}`} action="Change the rights" isReady {...{ run, onClose }}>
      <RightsField value={rights} onChange={setRights} />
    </ActionDialog>
  );
}
