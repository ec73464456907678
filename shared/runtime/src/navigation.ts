/*
 * Moving between pages. The shell takes every plain link on the page (`<a href="/x">`) as a client navigation, so
 * sections write anchors; this is for moves that are not links.
 */

/** What the shell registers: moves to an address of this site. */
type Navigate = (address: string) => void;

let registered: Navigate | undefined;

/** The shell's own call: from now on `navigate` moves within the open document. */
export const registerNavigate = (go: Navigate): void => {
  registered = go;
};

/** Moves to an address of this site; an ordinary page load while the shell has not started. */
export function navigate(address: string): void {
  if (registered) registered(address);
  else location.assign(address);
}

/** Goes back in history where this site has a page to go back to, and to `fallback` otherwise. */
export function goBack(fallback = '/'): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`) || history.state?.fromHere === true;
  if (cameFromHere && history.length > 1) history.back();
  else navigate(fallback);
}
