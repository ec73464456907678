import { aborted } from 'node:util';
import { CliError } from './cli-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * For work that would leave something behind, such as a preview or a browser. Ctrl+C aborts the signal; a second Ctrl+C ends
 * the process at once.
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

/** Rejects as soon as the signal is aborted. The work itself continues. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([work, aborted(signal, work).then(() => Promise.reject(signal.reason))]);
