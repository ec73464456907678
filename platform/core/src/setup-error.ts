import { ExpectedError } from './expected-error.ts';

/** The operator must correct it before the server can start. */
export class SetupError extends ExpectedError {
  override name = 'SetupError';
}
