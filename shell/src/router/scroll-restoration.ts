import { onAddressChange } from '@viit/runtime';

/*
 * On client navigation the page must be rendered before scrolling, so the shell restores positions. The browser does so on
 * page loads.
 */

interface HistoryState {
  key: string;
  /** The previous entry is a page of this site. */
  fromHere: boolean;
}

const positions = new Map<string | undefined, number>();
let count = 0;

export const newHistoryState = (): HistoryState => ({ key: `${performance.timeOrigin}-${++count}`, fromHere: true });

const currentKey = (): string | undefined => (history.state as HistoryState | null)?.key;

let shownKey: string | undefined;
/** Ignores scrolling by changes of the page's height. */
let isChangingPage = false;

export function saveScroll(): void {
  if (!isChangingPage) positions.set(shownKey, scrollY);
}

/** A link to an element adds an entry without state. */
export function adoptHistoryEntry(fromHere = true): void {
  if (!history.state) history.replaceState({ ...newHistoryState(), fromHere }, '');
  shownKey = currentKey();
}

export function startScrollRestoration(): void {
  adoptHistoryEntry(false);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // WebKit restores a kept document's position after this event.
  addEventListener('pageshow', () => {
    setTimeout(() => {
      history.scrollRestoration = 'manual';
    });
  });
  onAddressChange(() => {
    shownKey = currentKey();
  });
  addEventListener('scrollend', saveScroll);
}

export function beginPageChange(): void {
  isChangingPage = true;
}

export function endPageChange(target?: Element | null): void {
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
  isChangingPage = false;
}

export function restoreScroll(): void {
  scrollTo({ top: positions.get(shownKey) ?? 0, behavior: 'instant' });
  isChangingPage = false;
}

/** Screen readers continue at the heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
