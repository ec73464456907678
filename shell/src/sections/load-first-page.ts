import type { PageComponent } from '@viit/runtime';
import { useFirstPage } from '../state.ts';
import { loadOwnCode, resetLoad } from './load-page.ts';

/* The promise never rejects: after a failure the HTML stays, and a notice with Retry shows (R101). */

/** In ms. */
const slowNoticeMs = 3_000;
const hydrationTimeoutMs = 10_000;

type Status = ReturnType<typeof useFirstPage.getState>['status'];

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
        // A short flash would be confusing.
        (error: unknown) =>
          console.warn(`The code of the section ${section} did not load; its page stays as rendered.`, error),
      );
    };
    attempt();
  });
}

/** Marks the document while code is missing: CSS then hides nothing. */
function setStatus(status: Status, retry: () => void): void {
  document.documentElement.toggleAttribute('data-section-failed', status !== 'ready');
  useFirstPage.setState({ status, retry });
}
