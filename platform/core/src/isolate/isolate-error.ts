/**
 * Why an isolate gave no result: its code threw, did not finish in time, waits for what never happens, needed too much memory,
 * ended the process, returned too much, or returned something that is no response.
 */
export type IsolateFailure = 'threw' | 'timeout' | 'never-settles' | 'memory' | 'ended' | 'too-large' | 'malformed';

/** A request to an isolate failed. The message is the stack trace of what was thrown, or the end of the error output. */
export class IsolateError extends Error {
  override name = 'IsolateError';
  readonly failure: IsolateFailure;

  constructor(failure: IsolateFailure, detail = '') {
    super(detail);
    this.failure = failure;
  }

  /** What was thrown, without where. */
  get thrown(): string {
    return (this.message.split('\n')[0] ?? '').replace(/^Error: /, '');
  }
}
