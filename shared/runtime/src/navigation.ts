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

/** Goes back in history if the previous page is one of this site, otherwise to `fallback`. */
export function goBack(fallback = '/'): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`) || history.state?.fromHere === true;
  if (cameFromHere && history.length > 1) history.back();
  else navigate(fallback);
}
