import { type ErrorCode, errorCodes } from './error-codes.ts';
import { ExpectedError } from './expected-error.ts';

/**
 * The registry refuses a request. The message is one sentence for people: what is wrong and how to fix it (R108).
 * Programs and tests match `code`; the HTTP status follows from it.
 */
export class Refusal extends ExpectedError {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = errorCodes[code].status;
  }
}
