/** Sections built with runtime 1.0 dispatch this event themselves, and the development client listens to it. */
const eventName = 'viit:navigated';

/** Calls `listener` after each change of the address that is made by script. @returns a function that stops it. */
export function onAddressChange(listener: () => void): () => void {
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}

/** Notifies the listeners. The shell calls it after each navigation. */
export function notifyAddressChange(): void {
  dispatchEvent(new Event(eventName));
}

/** Replaces the address's query, in the same history entry, so that Back leaves the page. `useSearch` returns the new one. */
export function replaceSearch(query: URLSearchParams): void {
  const search = `${query}` && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  notifyAddressChange();
}
