const eventName = 'viit:navigated';

/** @returns a function that unsubscribes. */
export function onAddressChange(listener: () => void): () => void {
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}

export function notifyAddressChange(): void {
  dispatchEvent(new Event(eventName));
}

/** Adds no history entry. */
export function replaceSearch(query: URLSearchParams): void {
  const search = `${query}` && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  notifyAddressChange();
}
