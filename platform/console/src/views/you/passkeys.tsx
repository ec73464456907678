import { type Me, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { addPasskey, deviceName } from '../../api/passkeys.ts';
import { call } from '../../api/registry-client.ts';
import { ActionDialog } from '../../components/action-dialog.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { DeviceField } from '../../components/device-field.tsx';
import { Time } from '../../components/time.tsx';

type Passkey = Me['passkeys'][number];

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  return (
    <>
      <h2>Your passkeys</h2>
      <p>
        Add a second one, on your phone or another computer: open the console there with the passkey of this device, or
        use a security key here.
      </p>
      <DataTable
        caption="Your passkeys"
        columns={['Device', 'Added', 'Last used', ...(passkeys.length > 1 ? ['Action'] : [])]}
        empty="You have no passkey yet."
        rows={passkeys.map((passkey) => ({
          key: passkey.id,
          cells: [
            passkey.name,
            <Time key="added" iso={passkey.addedAt} />,
            passkey.usedAt ? <Time key="used" iso={passkey.usedAt} /> : 'not yet',
            ...(passkeys.length > 1
              ? [
                  <button type="button" key="remove" onClick={() => setRemoved(passkey)}>
                    Remove<span className="hidden"> {passkey.name}</span>…
                  </button>,
                ]
              : []),
          ],
        }))}
      />
      <p className="after-table">
        <button type="button" onClick={() => setAdding(true)}>
          Add a passkey…
        </button>
      </p>
      {isAdding && <AddDialog names={passkeys.map(({ name }) => name)} onClose={() => setAdding(false)} />}
      {removed && <RemoveDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

function AddDialog({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const [name, setName] = useState(() => (names.includes(deviceName()) ? '' : deviceName()));
  const run = async () => {
    await addPasskey(name);
    return `The passkey "${name.trim()}" is added.`;
  };
  return (
    <ActionDialog title="Add a passkey" action="Set it up" isReady={name.trim() !== ''} {...{ run, onClose }}>
      <p>Your browser asks where to store it: on this device, on a phone, or on a security key.</p>
      <DeviceField value={name} onChange={setName} />
    </ActionDialog>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const run = async () => {
    await call(registryApi.removePasskey, { params: { id } });
    return `The passkey "${name}" is removed.`;
  };
  return (
    <ActionDialog title={`Remove "${name}"?`} action="Remove the passkey" isReady {...{ run, onClose }}>
      <p>Nobody can sign in with it any more. Sessions that are open there stay until you sign out everywhere.</p>
    </ActionDialog>
  );
}
