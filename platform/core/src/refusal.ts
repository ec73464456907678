import { type DetailedCode, type ErrorCode, errorCodes, type FixedCode } from './error-codes.ts';
import { ExpectedError } from './expected-error.ts';

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
    const { isFixed, meaning, status } = errorCodes[code];
    super(isFixed ? meaning : message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}
