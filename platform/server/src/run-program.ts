import { BuildError } from '@viit/build';
import { Refusal } from '@viit/core/refusal';
import { DevError } from '@viit/dev/dev-error';
import { SetupError } from './database/database.ts';

/** Runs a program. What the operator can mend is said in a sentence, anything else with its trace; both end with exit code 1. */
export function runProgram(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    const isExpected = [SetupError, Refusal, BuildError, DevError].some((kind) => error instanceof kind);
    console.error(`\n${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}`);
    process.exit(1);
  });
}
