/** The cookie by which the server says which address had no page, on its way home. It lives for seconds. */
const name = 'viit-lost';

/** The address without a page that brought the visitor home, once; `undefined` for all others. */
export function lostAddress(): string | undefined {
  const found = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  if (!found) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers that the site supports.
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  try {
    return decodeURIComponent(found);
  } catch {
    return undefined;
  }
}
