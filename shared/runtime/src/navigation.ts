/*
 * Navigation by script. The shell handles every plain link on the page (`<a href="/x">`), so sections write anchors; this
 * is for navigation without a link.
 */

type Navigate = (address: string) => void;

let registered: Navigate | undefined;

/** Makes `navigate` call `handler`. Only the shell calls it, when it has started. */
export const registerNavigate = (handler: Navigate): void => {
  registered = handler;
};

/** Navigates to an address of this site; an ordinary page load while the shell has not started. */
export function navigate(address: string): void {
  if (registered) registered(address);
  else location.assign(address);
}

/**
 * Goes back in history to the page before if it is one of this site, and to `fallback` otherwise. Entries of the same page,
 * which links to its elements have added, are passed over.
 */
export function goBack(fallback = '/'): void {
  const page = location.pathname;
  // The browser adds an entry without state for a link to an element.
  const isWithinPage = history.state === null && location.hash !== '';
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`) || history.state?.fromHere === true;
  if (!(isWithinPage || cameFromHere) || history.length <= 1) {
    navigate(fallback);
    return;
  }
  const listeners = new AbortController();
  const { signal } = listeners;
  const onArrival = () => {
    listeners.abort();
    if (location.pathname === page) goBack(fallback);
  };
  addEventListener('popstate', onArrival, { signal });
  addEventListener('pagehide', () => listeners.abort(), { signal });
  history.back();
}
