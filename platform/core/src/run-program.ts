import { ExpectedError } from './expected-error.ts';

/** Prints an expected error's message, or another's stack; exits with 1. */
export function runProgram(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    const isExpected = error instanceof ExpectedError;
    console.error(`\n${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}`);
    process.exit(1);
  });
}
