/** An error that the person at the terminal can fix; printed without a stack trace. */
export class ExpectedError extends Error {
  override name = 'ExpectedError';
}
