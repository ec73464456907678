import { CommanderError } from 'commander';
import { exitCodes } from './cli-error.ts';
import { tellError } from './output.ts';
import { makeProgram } from './program.ts';

const program = makeProgram();
for (const command of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)]) {
  command.exitOverride();
}
try {
  await program.parseAsync();
} catch (error) {
  // Commander has said what it has to say itself.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  else tellError(error, process.argv.includes('--json'));
}
