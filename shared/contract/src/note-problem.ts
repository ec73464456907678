/*
 * Hands over errors that no listener on the window sees, such as those an error boundary caught. Compiled into every build
 * and free of imports.
 */

export interface NotedProblem {
  kind: 'boundary' | 'hydration' | 'data';
  error: unknown;
  /** The section whose error boundary caught it. */
  section?: string;
  componentStack?: string | undefined;
  /** The list's address. */
  source?: string;
}

/** Reports an error (R118). The bootstrap script creates the queue; there is none where reports are off. */
export function noteProblem(problem: NotedProblem): void {
  (globalThis as { _reports?: { push(problem: NotedProblem): void } })._reports?.push(problem);
}
