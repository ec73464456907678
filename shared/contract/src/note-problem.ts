/* Reports errors that no window listener sees. Part of every build, so it imports nothing. */

export interface NotedProblem {
  kind: 'boundary' | 'hydration' | 'data';
  error: unknown;
  /** Whose error boundary caught it. */
  section?: string;
  componentStack?: string | undefined;
  /** The list's address. */
  source?: string;
}

/** Without effect where reports are off (R118). */
export function noteProblem(problem: NotedProblem): void {
  (globalThis as { _reports?: { push(problem: NotedProblem): void } })._reports?.push(problem);
}
