import { ExpectedError } from './expected-error.ts';

/** Something that the operator corrects before the server can start. */
export class SetupError extends ExpectedError {
  override name = 'SetupError';
}
