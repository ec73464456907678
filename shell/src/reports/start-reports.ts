import type { FirstPage } from '@viit/contract';
import { noteProblem } from '@viit/contract/note-problem';
import type { ErrorInfo } from 'react';
import { whenIdle } from '../settings/when-idle.ts';
import type { ReportQueue } from './read-problem.ts';

/** How long the reporter waits for the first page's code, in ms: it never competes with it, and is needed where it fails. */
const latestStartMs = 8000;

/**
 * Loads the reporter when the first page has loaded and the browser is idle (R118). Without the queue of the bootstrap script
 * nothing is reported: reports are off, or the browser has Global Privacy Control.
 */
export function startReports(first: FirstPage, component: Promise<unknown>): void {
  const queue = (window as { _reports?: ReportQueue })._reports;
  if (!queue) return;
  const load = () =>
    import(/* webpackChunkName: "reporter" */ './reporter.ts').then(
      ({ startReporter }) => startReporter(first, queue),
      // The errors stay in the queue, and are sent when the page is hidden.
      () => {},
    );
  const timeout = new Promise((resolve) => setTimeout(resolve, latestStartMs));
  void Promise.race([component, timeout]).then(() => whenIdle(() => void load()));
}

/** Reports that the rendered HTML differs from what the code renders. React has repaired it; the window hears of it too. */
export function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  noteProblem({ kind: 'hydration', error, componentStack: componentStack ?? undefined });
  reportError(error);
}
