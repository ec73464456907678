import type { PageComponent } from '@viit/runtime';
import { useFirstPage } from './first-page.ts';
import { forgetAttempt, loadOwnCode } from './load-page.ts';

/*
 * The page that came as HTML. Its promise never rejects: whatever happens to its code, the rendered page stays, and the
 * notice with Retry lives outside the boundary (design.md section 7).
 */

/** When the quiet notice appears, and when an attempt is given up, in ms after it began. */
const noticeAfter = 3_000;
const giveUpAfter = 10_000;

type Status = ReturnType<typeof useFirstPage.getState>['status'];

/** Starts loading the first page's code. The promise resolves when some attempt succeeds, and never rejects. */
export function loadFirstPage(section: string, id: string): Promise<PageComponent> {
  return new Promise((resolve) => {
    const attempt = () => {
      useFirstPage.setState({ section, status: 'loading', retry: () => {} });
      const slow = setTimeout(() => tell('slow', again), noticeAfter);
      const gone = setTimeout(() => tell('failed', again), giveUpAfter);
      const stop = () => {
        clearTimeout(slow);
        clearTimeout(gone);
      };
      const again = () => {
        stop();
        forgetAttempt(section, id);
        attempt();
      };
      loadOwnCode(section, id).then(
        (component) => {
          stop();
          tell('ready', () => {});
          resolve(component);
        },
        // The notice keeps its time: one that flashes up at once is not calm.
        (error: unknown) =>
          console.warn(`The code of the section ${section} did not load; its page stays as rendered.`, error),
      );
    };
    attempt();
  });
}

/** What starts hidden (tabs, accordions, reveals) is shown by CSS while the section is marked failed. */
function tell(status: Status, retry: () => void): void {
  document.documentElement.toggleAttribute('data-section-failed', status !== 'ready');
  useFirstPage.setState({ status, retry });
}
