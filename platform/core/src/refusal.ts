import { type ErrorCode, errorCodes } from './error-codes.ts';
import { ExpectedError } from './expected-error.ts';

/** Codes whose sentence is fixed. */
type FixedCode = {
  [Code in ErrorCode]: (typeof errorCodes)[Code] extends { message: string } ? Code : never;
}[ErrorCode];

export type DetailedCode = Exclude<ErrorCode, FixedCode>;

/** The registry refuses a request (R108). Programs match `code`. */
export class Refusal extends ExpectedError {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  /** For programs. */
  readonly details: unknown;

  constructor(
    ...[code, message, details]: [code: FixedCode] | [code: DetailedCode, message: string, details?: unknown]
  ) {
    const error = errorCodes[code];
    super('message' in error ? error.message : message);
    this.code = code;
    this.status = error.status;
    this.details = details;
  }
}
