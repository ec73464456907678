/** Sections and the development client use it too. */
const eventName = 'viit:navigated';

/** @returns a function that unsubscribes. */
export function onAddressChange(listener: () => void): () => void {
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}

export function notifyAddressChange(): void {
  dispatchEvent(new Event(eventName));
}

/** Keeps the history entry. */
export function replaceSearch(query: URLSearchParams): void {
  const search = `${query}` && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  notifyAddressChange();
}
