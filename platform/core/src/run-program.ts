import { ExpectedError } from './expected-error.ts';

/** Runs a program. An error that the operator can fix is printed as its message, any other with its stack; both exit with code 1. */
export function runProgram(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    const isExpected = error instanceof ExpectedError;
    console.error(`\n${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}`);
    process.exit(1);
  });
}
