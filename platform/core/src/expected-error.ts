/**
 * An error that the person at the terminal can fix: its message says what happened and what to do. Programs print the
 * message without a stack trace.
 */
export class ExpectedError extends Error {
  override name = 'ExpectedError';
}
