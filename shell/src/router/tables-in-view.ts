import { onAddressChange } from '@viit/runtime';
import { whenIdle } from '../settings/when-idle.ts';
import { linkedPage } from './linked-page.ts';
import { routeIndex, tablesFor } from './route-index.ts';
import { savesData } from './saves-data.ts';
import { sectionTable } from './section-table.ts';

/* When idle, fetches tables for the page on screen and links in view. */

export function watchTablesInView(): void {
  let isWaiting = false;
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      // Following a link retries and logs failures.
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

/** Avoids a forced layout. */
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
