/*
 * Reports errors that no window listener sees, such as those of error boundaries. Part of every build, so it imports
 * nothing.
 */

export interface NotedProblem {
  kind: 'boundary' | 'hydration' | 'data';
  error: unknown;
  /** Whose error boundary caught it. */
  section?: string;
  componentStack?: string | undefined;
  /** The list's address. */
  source?: string;
}

/** Does nothing where reports are off (R118): the bootstrap script then creates no queue. */
export function noteProblem(problem: NotedProblem): void {
  (globalThis as { _reports?: { push(problem: NotedProblem): void } })._reports?.push(problem);
}
