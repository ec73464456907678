/** Back and Forward have changed the address already. */
export function fullPageLoad(url: URL, kind: 'push' | 'replace' | 'pop'): void {
  if (kind === 'pop') location.reload();
  else location.assign(url.href);
}
