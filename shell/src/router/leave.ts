/** An ordinary page load: the server has the page's HTML. Back and forward have changed the address already. */
export function leave(url: URL, kind: 'push' | 'replace' | 'pop'): void {
  if (kind === 'pop') location.reload();
  else location.assign(url.href);
}
