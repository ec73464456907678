import { CommanderError } from 'commander';
import { exitCodes } from './cli-error.ts';
import { printError } from './output.ts';
import { makeProgram } from './program.ts';

// Nobody reads on, as after `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await makeProgram().parseAsync();
} catch (error) {
  // Commander has printed its message already.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  else printError(error, process.argv.includes('--json'));
}
