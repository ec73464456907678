import type { ConsoleSession } from '@viit/contract/console';
import { registryApi } from '@viit/contract/registry-api';
import { type FormEvent, useEffect, useState } from 'react';
import { signInWithPasskey } from '../api/passkeys.ts';
import { completeSignIn, openProvider } from '../api/sign-in.ts';
import { useOperation } from '../api/use-operation.ts';

interface SignInProps {
  /** Why a new sign-in is needed; may be empty. */
  reason: string;
  /** Where the provider's own session can be ended. */
  providerUrl?: string | null;
  onSignIn: (session: ConsoleSession) => void;
}

export function SignIn({ reason, providerUrl, onSignIn }: SignInProps) {
  const { data } = useOperation(registryApi.readSignIn, {}, []);
  const [problem, setProblem] = useState<string>();
  // The event stream may report the end of the session before the reason is known.
  const error = problem ?? reason;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = 'Sign in – VIIT console';
  }, []);
  const attempt = (run: () => Promise<ConsoleSession | undefined>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    run()
      .then((session) => session && onSignIn(session))
      .catch(({ message }: Error) => setProblem(message))
      .finally(() => setBusy(false));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '').trim();
    if (token === '') return setProblem('Enter your token. It begins with viit_');
    attempt(() => completeSignIn({ token }));
  };
  return (
    <main className="sign-in">
      <h1 tabIndex={-1}>VIIT console</h1>
      <p id="sign-in-error" className="problem" role="alert">
        {error}
      </p>
      {providerUrl && (
        <p className="notice">
          You are signed out here. <a href={providerUrl}>Sign out of your institute account too</a>, if others use this
          computer.
        </p>
      )}
      {data && (
        <button
          type="button"
          className="primary"
          // A disabled button would lose the focus.
          aria-disabled={isBusy}
          onClick={() => attempt(data.method === 'provider' ? openProvider : signInWithPasskey)}
        >
          Sign in with {data.method === 'provider' ? 'your institute account' : 'a passkey'}
        </button>
      )}
      {data && (
        <p className="muted">
          {data.method === 'provider'
            ? 'The account that you use for e-mail at the institute.'
            : 'Your fingerprint, face or PIN on this device. For the first time, open the invitation link that the operator has sent you.'}
        </p>
      )}
      <details>
        <summary>Sign in with a token (operators and section teams)</summary>
        <form onSubmit={submit} noValidate>
          {/* Password managers store a name with each password, and Chromium asks for the field. */}
          <input name="username" autoComplete="username" defaultValue="token" hidden readOnly />
          <label htmlFor="token">Token</label>
          <input
            id="token"
            name="token"
            type="password"
            autoComplete="current-password"
            spellCheck={false}
            aria-invalid={error !== ''}
            aria-describedby="sign-in-error"
          />
          <button type="submit" aria-disabled={isBusy}>
            Sign in
          </button>
        </form>
      </details>
    </main>
  );
}
