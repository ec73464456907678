import type { Parameters } from 'fast-check';

/**
 * Random inputs for a second, or a minute with FULL=1. Give inputs that failed once as `examples`.
 * @example fc.assert(fc.property(fc.string(), (text) => { parse(text); }), fuzz({ examples: [['\0']] }));
 */
export const fuzz = <T>(parameters: Parameters<T> = {}): Parameters<T> => ({
  numRuns: Number.MAX_SAFE_INTEGER,
  interruptAfterTimeLimit: process.env.FULL ? 60_000 : 1000,
  ...parameters,
});
