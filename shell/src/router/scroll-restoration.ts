import { onAddressChange } from '@viit/runtime';

/*
 * Scroll positions of history entries. The browser restores them on page loads; on client navigation the new page must be
 * rendered first, so the shell restores them.
 */

interface HistoryState {
  /** Identifies the entry. */
  key: string;
  /** The entry before is a page of this site: `goBack` may use the history. */
  fromHere: boolean;
}

const positions = new Map<string, number>();
let count = 0;

/** The state of a new history entry. */
export const newHistoryState = (): HistoryState => ({ key: `${performance.timeOrigin}-${++count}`, fromHere: true });

/** The key of the current history entry. */
const currentKey = (): string => (history.state as HistoryState | null)?.key ?? 'first';

/** The key of the entry that is on screen. */
let shownKey = 'first';
/** While one page replaces another, the page's height changes and the browser scrolls: such positions are not saved. */
let isChangingPage = false;

/** Saves the scroll position of the entry on screen. */
export function saveScroll(): void {
  if (!isChangingPage) positions.set(shownKey, scrollY);
}

/** Makes the current entry the one on screen. The browser creates an entry without state for a link to an element of the page. */
export function adoptHistoryEntry(): void {
  if (!history.state) history.replaceState(newHistoryState(), '');
  shownKey = currentKey();
}

/** Starts to save and restore scroll positions, and returns that to the browser when the document is left. */
export function startScrollRestoration(): void {
  if (!history.state) history.replaceState({ ...newHistoryState(), fromHere: false }, '');
  shownKey = currentKey();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // WebKit restores the position of a document that it has kept after this event.
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

/** Stops saving positions until the new page is laid out. */
export function beginPageChange(): void {
  isChangingPage = true;
}

/** Scrolls the new page to an element, or to its top. */
export function endPageChange(target?: Element | null): void {
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
  isChangingPage = false;
}

/** Scrolls to the saved position of the entry on screen. */
export function restoreScroll(): void {
  scrollTo({ top: positions.get(shownKey) ?? 0, behavior: 'instant' });
  isChangingPage = false;
}
