type Navigate = (address: string) => void;

let registered: Navigate | undefined;

/** For the shell. */
export const registerNavigate = (handler: Navigate): void => {
  registered = handler;
};

/** A full page load until the shell has started. */
export function navigate(address: string): void {
  if (registered) registered(address);
  else location.assign(address);
}

/** Goes to the previous page of this site, else to `fallback`. Skips entries of the same page. */
export function goBack(fallback = '/'): void {
  const page = location.pathname;
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
