/** The person at the terminal can fix it; printed without a stack trace. */
export class ExpectedError extends Error {
  override name = 'ExpectedError';
}
