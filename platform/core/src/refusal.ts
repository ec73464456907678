/** HTTP status of a refusal: 400 malformed, 401 who, 403 not yours, 404 no such thing, 409 taken, 413 too large, 422 does not work. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422;

/** The registry does not take something. The message says what is wrong and how to mend it (design.md section 6). */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;

  constructor(message: string, status: RefusalStatus = 422) {
    super(message);
    this.status = status;
  }
}
