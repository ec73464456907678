export type IsolateFailure = 'threw' | 'timeout' | 'never-settles' | 'memory' | 'ended' | 'too-large' | 'malformed';

/** The message is the stack trace of what was thrown, or the end of the error output. */
export class IsolateError extends Error {
  override name = 'IsolateError';
  readonly failure: IsolateFailure;

  constructor(failure: IsolateFailure, detail = '') {
    super(detail);
    this.failure = failure;
  }

  /** Without the trace. */
  get thrown(): string {
    return (this.message.split('\n')[0] ?? '').replace(/^Error: /, '');
  }
}
