import { type CallLimits, withIsolate } from '../isolate.ts';
import { IsolateError } from '../isolate-error.ts';
import { programText } from '../program-text.ts';

/** Runs the body of an asynchronous function in an isolate, as a section's code. @returns what it returns. */
export async function evaluateText(
  body: string,
  limits: CallLimits = { timeoutMs: 10_000, maxBytes: 100_000 },
): Promise<unknown> {
  const program = await programText(`${import.meta.dirname}/run-code.program`);
  const code = new Map([['exams/server/pages.cjs', `exports.run = async function () {${body}\n};`]]);
  return withIsolate({ program, code, memoryMb: 512 }, (isolate) => isolate.call('exams/server/pages.cjs', limits));
}

/** @param timeoutMs by default long enough for a busy machine. @returns why the body fails, or what it returns. */
export const failureOf = (body: string, timeoutMs = 60_000): Promise<string> =>
  evaluateText(body, { timeoutMs, maxBytes: 1000 }).then(
    (result) => `returned ${JSON.stringify(result)}`,
    (error: unknown) => (error instanceof IsolateError ? error.failure : String(error)),
  );
