import type { ConsoleSession } from '@viit/contract/console';
import { useEffect, useState } from 'react';
import { RegistryError } from './api/registry-client.ts';
import { deleteKey } from './api/session.ts';
import { readSession } from './api/sign-in.ts';
import { SignedIn } from './signed-in.tsx';
import { SignIn } from './views/sign-in.tsx';

type State = { session: ConsoleSession } | { isStarting: true } | { reason: string };

export function App() {
  const [state, setState] = useState<State>({ isStarting: true });
  useEffect(() => {
    readSession().then(
      (session) => setState(session ? { session } : { reason: '' }),
      (error: Error) => setState({ reason: reasonOf(error) }),
    );
  }, []);
  const end = (reason: string) => {
    deleteKey();
    setState({ reason });
  };
  if ('isStarting' in state) return <p className="starting">Loading the console…</p>;
  if ('session' in state) return <SignedIn session={state.session} onEnd={end} />;
  return <SignIn reason={state.reason} onSignIn={(session) => setState({ session })} />;
}

/** A missing session needs no reason: the form is enough. */
const reasonOf = (error: Error): string =>
  error instanceof RegistryError && error.code === 'session-missing' ? '' : error.message;
