import { ExpectedError } from '@viit/core/expected-error';

export class DevError extends ExpectedError {
  override name = 'DevError';
  /** One of the `viit` command's stable codes. */
  readonly code: 'server-unreachable' | 'argument-invalid' | 'dev-failed';

  constructor(code: DevError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
