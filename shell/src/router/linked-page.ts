/** `undefined` unless the link opens a page of this site in this tab. */
export function linkedPage(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self'))
    return undefined;
  const url = new URL(anchor.href, location.href);
  const isFile = /\.[a-z0-9]{2,5}$/i.test(url.pathname) || /^\/(?:api|_)/.test(url.pathname);
  return url.origin === location.origin && !isFile ? url : undefined;
}
