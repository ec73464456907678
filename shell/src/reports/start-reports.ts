import type { FirstPage } from '@viit/contract';
import { noteProblem } from '@viit/contract/note-problem';
import type { ErrorInfo } from 'react';
import { whenIdle } from '../settings/when-idle.ts';
import type { ReportQueue } from './read-problem.ts';

/** Never competes with the first page's code, but runs if that fails. In ms. */
const latestStartMs = 8000;

/** Loads the reporter when idle (R118). Without the bootstrap script's queue, reports are off. */
export function startReports(first: FirstPage, component: Promise<unknown>): void {
  const queue = (window as { _reports?: ReportQueue })._reports;
  if (!queue) return;
  const load = () =>
    import(/* webpackChunkName: "reporter" */ './reporter.ts').then(
      ({ startReporter }) => startReporter(first, queue),
      // Queued errors are sent when the page is hidden.
      () => {},
    );
  const timeout = new Promise((resolve) => setTimeout(resolve, latestStartMs));
  void Promise.race([component, timeout]).then(() => whenIdle(() => void load()));
}

/** Hydration found HTML that differs from the code's; the window receives the error too. */
export function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  noteProblem({ kind: 'hydration', error, componentStack: componentStack ?? undefined });
  reportError(error);
}
