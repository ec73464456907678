import { BuildError } from '@viit/build';
import { SetupError } from './database/database.ts';
import { DevError } from './dev/dev-error.ts';
import { Refusal } from './registry/refusal.ts';

/** Runs a program. What the operator can mend is said in a sentence, anything else with its trace; both end with exit code 1. */
export function runProgram(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    const isExpected = [SetupError, Refusal, BuildError, DevError].some((kind) => error instanceof kind);
    console.error(`\n${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}`);
    process.exit(1);
  });
}
