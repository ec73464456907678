import { type ErrorCode, errorCodes } from './error-codes.ts';
import { ExpectedError } from './expected-error.ts';

/** The registry refuses a request (R108). Programs match `code`. */
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
