import { ExpectedError } from './expected-error.ts';

/** A setting, a port, a folder or a database that the operator has to correct before the server can start. */
export class SetupError extends ExpectedError {
  override name = 'SetupError';
}
