import type { ConsoleSession } from '@viit/contract/console';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { RegistryError } from './api/registry-client.ts';
import { deleteKey } from './api/session.ts';
import { readSession } from './api/sign-in.ts';
import { SignedIn } from './signed-in.tsx';
import { useHash } from './use-hash.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { SignIn } from './views/sign-in.tsx';

type State = { session: ConsoleSession } | { isStarting: true } | { reason: string; providerUrl?: string | null };

const Invitation = lazy(() => import('./views/invitation.tsx').then((module) => ({ default: module.Invitation })));
const starting = <p className="starting">Loading the console…</p>;

export function App() {
  const [state, setState] = useState<State>({ isStarting: true });
  useKeptFocus();
  const [, invitation] = /^#\/invitation\/(.+)/.exec(useHash()) ?? [];
  useEffect(() => {
    readSession().then(
      (session) => setState(session ? { session } : { reason: '' }),
      (error: Error) => setState({ reason: reasonOf(error) }),
    );
  }, []);
  // The same at each render: it belongs to an effect.
  const end = useCallback((reason: string, providerUrl?: string | null) => {
    if (deleteKey()) return location.reload();
    setState({ reason, ...(providerUrl && { providerUrl }) });
  }, []);
  const begin = useCallback((session: ConsoleSession) => setState({ session }), []);
  if ('isStarting' in state) return starting;
  if (invitation) {
    return (
      <Suspense fallback={starting}>
        <Invitation key={invitation} secret={invitation} onSignIn={begin} />
      </Suspense>
    );
  }
  if ('session' in state) return <SignedIn session={state.session} onChange={begin} onEnd={end} />;
  return <SignIn {...state} onSignIn={begin} />;
}

/** A missing session needs no reason: the form is enough. */
const reasonOf = (error: Error): string =>
  error instanceof RegistryError && error.code === 'session-missing' ? '' : error.message;
