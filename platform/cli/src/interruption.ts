import { CliError } from './cli-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work that leaves something behind if the process just ends, such as a preview or a browser. Ctrl+C aborts the signal,
 * and the work puts things in order; a second Ctrl+C ends the process at once.
 */
export async function handleInterruption<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(new CliError('interrupted', 'Interrupted: the comparison is not complete.'));
  for (const signal of signals) process.once(signal, abort);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) process.off(signal, abort);
  }
}

/** The result of work that takes long, or the reason of the abortion as soon as there is one. The work itself goes on. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
