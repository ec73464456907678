import { onAddressChange } from '@viit/runtime';
import { whenIdle } from '../settings/when-idle.ts';
import { linkedPage } from './linked-page.ts';
import { routeIndex, tablesFor } from './route-index.ts';
import { savesData } from './saves-data.ts';
import { sectionTable } from './section-table.ts';

/*
 * Fetches the tables of sections before they are needed, when the browser is idle: that of the page on screen, and those of links
 * in view.
 */

/** Starts to fetch tables: now, after each change of page, and when the visitor has scrolled. */
export function watchTablesInView(): void {
  let isWaiting = false;
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      // A failure is retried, and logged, when a link is followed.
      void fetchTables().catch(() => {});
    });
  };
  look();
  onAddressChange(look);
  addEventListener('scrollend', look, { passive: true });
}

async function fetchTables(): Promise<void> {
  const index = await routeIndex();
  if (savesData()) return;
  const paths = [location.pathname, ...(await linkedInView())];
  const names = new Set(paths.flatMap((path) => tablesFor(index, path)));
  await Promise.all([...names].map((name) => sectionTable(index, name)));
}

/** Paths of pages that links in view lead to. The observer reports without a forced layout. */
function linkedInView(): Promise<string[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const inView = entries.filter(({ isIntersecting }) => isIntersecting);
      resolve(inView.flatMap(({ target }) => linkedPage(target)?.pathname ?? []));
    });
    if (document.links.length === 0) resolve([]);
    for (const link of document.links) observer.observe(link);
  });
}
