import type { ConsoleChanges, ConsoleSession } from '@viit/contract/console';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { followChanges } from './api/follow-changes.ts';
import { readSession, signOut } from './api/sign-in.ts';
import { ChangesContext } from './api/use-operation.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { SessionContext } from './session-context.ts';
import { useHash } from './use-hash.ts';
import { useIsBelow, usePlace } from './views/content/paths.ts';
import { useView, viewsFor } from './views/index.ts';

const ended = 'You were signed out. Sign in again, or ask the operator.';

const whyEnded = () =>
  location.hash.startsWith('#/content') ? `${ended} What you typed is kept in this browser.` : ended;

interface SignedInProps {
  session: ConsoleSession;
  /** Called with other rights. */
  onChange: (session: ConsoleSession) => void;
  onEnd: (reason: string, providerUrl?: string | null) => void;
}

export function SignedIn({ session, onChange, onEnd }: SignedInProps) {
  const [changes, setChanges] = useState<Partial<ConsoleChanges>>({});
  const [isConnected, setConnected] = useState(true);
  const hash = useHash();
  const [message, setMessage] = useState({ text: '', hash, at: 0 });
  const announce = useCallback((text: string) => setMessage({ text, hash: location.hash, at: Date.now() }), []);
  // Shown with the message: the user's own changes go live too.
  const [news, setNews] = useState('');
  const views = viewsFor(session.rights);
  const view = useView(views);
  const live = useRef('');
  // Pages below a view have headings and texts of their own.
  const isBelow = useIsBelow();
  const heading = useFocusOnNavigation(isBelow ? undefined : view.id);
  const place = usePlace();

  const stream = useRef<AbortController>(null);
  useEffect(() => {
    const stop = new AbortController();
    stream.current = stop;
    const onEvent = (next: ConsoleChanges) => {
      if (live.current !== '' && next.live !== live.current) setNews(`Release ${next.live} is live now.`);
      live.current = next.live;
      setChanges(next);
    };
    void followChanges(
      { onChange: onEvent, onConnection: setConnected, onEnd: () => stop.signal.aborted || onEnd(whyEnded()) },
      stop.signal,
      place,
    );
    return () => stop.abort();
  }, [onEnd, place]);

  // A change of rights is in the audit.
  const { audit } = changes;
  const rights = JSON.stringify(session.rights);
  useEffect(() => {
    if (!audit) return;
    readSession().then(
      (now) => now && JSON.stringify(now.rights) !== rights && onChange(now),
      () => {},
    );
  }, [audit, rights, onChange]);

  const leave = () => {
    // The end of the session is in the audit too. Views must not ask for data when the rights are gone.
    stream.current?.abort();
    return signOut().then(
      (providerUrl) => onEnd('', providerUrl),
      () => onEnd(''),
    );
  };
  return (
    <SessionContext value={{ ...session, announce, end: onEnd }}>
      <ChangesContext value={changes}>
        <button type="button" className="skip" onClick={() => heading.current?.focus()}>
          Skip to content
        </button>
        <header className="top">
          <p className="brand">VIIT console</p>
          <nav aria-label="Views">
            <ul>
              {views
                .filter(({ isUnlisted }) => !isUnlisted)
                .map(({ id, name }) => (
                  <li key={id}>
                    <a href={`#/${id}`} aria-current={id === view.id ? 'page' : undefined}>
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
          <p className="who">
            <a href="#/you" aria-current={view.id === 'you' ? 'page' : undefined}>
              <span className="hidden">You: </span>
              {session.label}
            </a>
            <button type="button" onClick={() => void leave()}>
              Sign out
            </button>
          </p>
        </header>
        <main>
          <div className="notices" role="status">
            {message.text && message.hash === hash && (
              // Screen readers read the same sentence again only in another element.
              <p key={message.at} className="notice">
                {withLinks(message.text)}
              </p>
            )}
            {news && view.id !== 'content' && <p className="notice">{news}</p>}
            {!isConnected && (
              <p className="notice warning">The server does not respond. What you see may be out of date.</p>
            )}
          </div>
          <h1 ref={heading} tabIndex={-1} className={isBelow ? 'hidden' : undefined}>
            {view.title}
          </h1>
          {!isBelow && <p>{view.help}</p>}
          <ErrorBoundary key={view.id}>
            <Suspense fallback={<p className="empty">Loading…</p>}>
              <view.Content />
            </Suspense>
          </ErrorBoundary>
        </main>
      </ChangesContext>
    </SessionContext>
  );
}

/** Addresses in a message can be followed. */
const withLinks = (message: string) =>
  message.split(/(https?:\/\/\S+)/).map((text, index) =>
    index % 2 === 1 ? (
      <a key={text} href={text} target="_blank" rel="noreferrer">
        {text} (opens in a new tab)
      </a>
    ) : (
      text
    ),
  );

/** Focuses the heading of a new view, and sets the window's title. @param view undefined for a page below one. */
function useFocusOnNavigation(view: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(view);
  useEffect(() => {
    if (view) document.title = `${heading.current?.textContent ?? 'Console'} – VIIT console`;
    if (view && last.current !== view) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    last.current = view;
  }, [view]);
  return heading;
}
