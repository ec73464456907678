export type IsolateFailure = 'threw' | 'timeout' | 'never-settles' | 'memory' | 'ended' | 'too-large' | 'malformed';

/** Its message is a stack trace, or the end of the error output. */
export class IsolateError extends Error {
  override name = 'IsolateError';
  readonly failure: IsolateFailure;

  constructor(failure: IsolateFailure, detail = '') {
    super(detail);
    this.failure = failure;
  }

  get thrown(): string {
    return (this.message.split('\n')[0] ?? '').replace(/^Error: /, '');
  }
}
