import type { ConsoleSession } from '@viit/contract/console';
import { useEffect, useState } from 'react';
import { acceptInvitation, deviceName } from '../api/passkeys.ts';
import { beginSignIn } from '../api/sign-in.ts';
import { DeviceField } from '../components/device-field.tsx';
import { RightsList } from '../components/rights-list.tsx';

type Begun = Awaited<ReturnType<typeof beginSignIn>>;

/** What the link of an invitation opens. */
export function Invitation({ secret, onSignIn }: { secret: string; onSignIn: (session: ConsoleSession) => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [device, setDevice] = useState(deviceName);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = 'Invitation – VIIT console';
    beginSignIn({ invitation: secret }).then(setBegun, (problem: Error) => setError(problem.message));
  }, [secret]);
  const accept = () => {
    setBusy(true);
    setError('');
    acceptInvitation(secret, device)
      .then((session) => {
        location.hash = '#/';
        onSignIn(session);
      })
      .catch((problem: Error) => setError(problem.message))
      .finally(() => setBusy(false));
  };
  return (
    <main className="sign-in">
      <h1>{begun ? `Welcome, ${begun.name}` : 'Invitation to the VIIT console'}</h1>
      <p className="problem" role="alert">
        {error}
      </p>
      {begun ? (
        <>
          <p>You are invited by {begun.invitedBy ?? 'the operator'} to work on the institute’s website. You may:</p>
          <RightsList rights={begun.rights ?? {}} isSignedIn={false} />
          <h2>Set up your passkey</h2>
          <p>
            You need no password: this device asks for your fingerprint, face or PIN. Use a device that only you use;
            you can add others later.
          </p>
          <DeviceField value={device} onChange={setDevice} />
          <button type="button" className="primary" onClick={accept} disabled={isBusy || device.trim() === ''}>
            {isBusy ? 'Follow what your device asks…' : 'Set up the passkey and sign in'}
          </button>
        </>
      ) : (
        error && (
          <p>
            Have you used this link before? Then <a href="#/">sign in with your passkey</a>.
          </p>
        )
      )}
    </main>
  );
}
