import { ExpectedError } from '@viit/core/expected-error';

/** An error that the developer can fix: the site does not respond, the address or the port is wrong, or the site is too old. */
export class DevError extends ExpectedError {
  override name = 'DevError';
  /** Stable, for programs: a code of the `viit` command. */
  readonly code: 'server-unreachable' | 'argument-invalid' | 'dev-failed';

  constructor(code: DevError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
