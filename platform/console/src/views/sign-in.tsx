import type { ConsoleSession } from '@viit/contract/console';
import { type FormEvent, useState } from 'react';
import { signIn } from '../api/sign-in.ts';

/** @param reason why a new sign-in is needed; may be empty. */
export function SignIn({ reason, onSignIn }: { reason: string; onSignIn: (session: ConsoleSession) => void }) {
  const [error, setError] = useState(reason);
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '').trim();
    if (token === '') return setError('Enter your token. It begins with viit_');
    setBusy(true);
    signIn(token)
      .then(onSignIn, (problem: Error) => setError(problem.message))
      .finally(() => setBusy(false));
  };
  return (
    <main className="sign-in">
      <h1>VIIT console</h1>
      <p>Sign in with the token that you use for the command viit. The console offers what this token may do.</p>
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
        <p id="sign-in-error" className="problem" role="alert">
          {error}
        </p>
        <button type="submit" className="primary" disabled={isBusy}>
          Sign in
        </button>
      </form>
    </main>
  );
}
