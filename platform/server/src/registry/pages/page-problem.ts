import type { ErrorCode } from '@viit/core/error-codes';

/** Why a page cannot be stored. The message continues a sentence that begins with the page's name. */
export class PageProblem extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
