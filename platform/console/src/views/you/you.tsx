import { type Me, registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { ExpiringTokens } from '../../components/expiring-tokens.tsx';
import { LoadedContent } from '../../components/loaded-content.tsx';
import { RightsList } from '../../components/rights-list.tsx';
import { formatTime } from '../../format.ts';
import { useSession } from '../../session-context.ts';
import { Passkeys } from './passkeys.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

export function YouView() {
  const me = useOperation(registryApi.readMe, {}, ['audit']);
  return <LoadedContent of={me}>{(loaded) => <You me={loaded} />}</LoadedContent>;
}

function You({ me: { label, email, rights, expiresAt, passkeys, expiringTokens } }: { me: Me }) {
  const { isPerson } = useSession();
  const signIn = useOperation(registryApi.readSignIn, {}, []);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <ExpiringTokens of={expiringTokens} />
      <p>
        You are signed in as <strong>{label}</strong>
        {email ? ` (${email})` : ', with a token'}
        {expiresAt && `, until ${formatTime(expiresAt)}`}.
      </p>
      <h2>What you may do</h2>
      <RightsList rights={rights} />
      {isPerson && signIn.data?.method === 'passkey' && <Passkeys passkeys={passkeys} />}
      {isPerson && (
        <>
          <h2>Sign out everywhere</h2>
          <p>If a device is lost, or you forgot to sign out on a computer that others use.</p>
          <button type="button" onClick={() => setLeaving(true)}>
            Sign out everywhere…
          </button>
          {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}
        </>
      )}
    </>
  );
}
