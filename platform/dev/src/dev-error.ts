import { ExpectedError } from '@viit/core/expected-error';

/** An error that the developer can fix: the site does not respond, the address or the port is wrong, or the site is too old. */
export class DevError extends ExpectedError {
  override name = 'DevError';
  readonly kind: 'unreachable' | 'usage' | 'failed';

  constructor(kind: DevError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
