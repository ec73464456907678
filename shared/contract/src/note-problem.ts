/*
 * How code of the page hands over an error that no listener on the window sees, such as one that an error boundary has caught.
 * Compiled into every build, and free of imports: a section needs no certain version of the shell for it.
 */

/** An error that is handed over. */
export interface NotedProblem {
  kind: 'boundary' | 'hydration' | 'data';
  error: unknown;
  /** The section whose error boundary caught it. */
  section?: string;
  /** The components around it, as React lists them. */
  componentStack?: string | undefined;
  /** The address of the list. */
  source?: string;
}

/**
 * Reports an error (R118). The bootstrap script creates the queue, and the reporter reads it once it has loaded; there is none
 * where reports are off or the browser has Global Privacy Control.
 */
export function noteProblem(problem: NotedProblem): void {
  (globalThis as { _reports?: { push(problem: NotedProblem): void } })._reports?.push(problem);
}
