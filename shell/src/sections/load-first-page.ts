import type { PageComponent } from '@viit/runtime';
import { useFirstPage } from './first-page-store.ts';
import { loadOwnCode, resetLoad } from './load-page.ts';

/*
 * Loads the code of the page that was rendered as HTML. Its promise never rejects: when the code fails, the rendered page
 * stays, and a notice with Retry shows outside its boundary (R101).
 */

/** When the notice appears, and when an attempt to hydrate is given up, in ms after its start. */
const slowNoticeMs = 3_000;
const hydrationTimeoutMs = 10_000;

type Status = ReturnType<typeof useFirstPage.getState>['status'];

/** Starts to load the first page's code. The promise resolves when an attempt succeeds, and never rejects. */
export function loadFirstPage(section: string, id: string): Promise<PageComponent> {
  return new Promise((resolve) => {
    const attempt = () => {
      useFirstPage.setState({ section, status: 'loading', retry: () => {} });
      const slow = setTimeout(() => setStatus('slow', retry), slowNoticeMs);
      const failed = setTimeout(() => setStatus('failed', retry), hydrationTimeoutMs);
      const clearTimers = () => {
        clearTimeout(slow);
        clearTimeout(failed);
      };
      const retry = () => {
        clearTimers();
        resetLoad(section, id);
        attempt();
      };
      loadOwnCode(section, id).then(
        (component) => {
          clearTimers();
          setStatus('ready', () => {});
          resolve(component);
        },
        // The notice still appears at its time: a short flash would be confusing.
        (error: unknown) =>
          console.warn(`The code of the section ${section} did not load; its page stays as rendered.`, error),
      );
    };
    attempt();
  });
}

/** Sets the status, and marks the document while the code is missing: CSS then shows what starts hidden (tabs, accordions). */
function setStatus(status: Status, retry: () => void): void {
  document.documentElement.toggleAttribute('data-section-failed', status !== 'ready');
  useFirstPage.setState({ status, retry });
}
