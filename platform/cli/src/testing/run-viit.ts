import { type ChildProcess, execFile, fork } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/** The program. */
export const viitProgram = path.join(workspaceRoot, 'platform/cli/bin/viit.mjs');

/** What `viit-process.ts` runs. */
export interface Command {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** The exit code and the output of a command. */
export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

type Run = (args: readonly string[], env?: Record<string, string>) => Promise<CommandResult>;

/** Runs the command in a separate process, as a user does. */
export const startViit: Run = (args, env = {}) =>
  new Promise((resolve) => {
    execFile(process.execPath, [viitProgram, ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });

let program: ChildProcess | undefined;
let previous: Promise<unknown> = Promise.resolve();

/** Runs the command in a process that all tests of this process share. Commands wait for each other. */
export const runViit: Run = (args, env = {}) => {
  const result = previous.then(() => send({ args, env: { ...process.env, ...env } }));
  previous = result.catch(() => {});
  return result;
};

function send(command: Command): Promise<CommandResult> {
  program ??= startProgram();
  const child = program;
  child.ref();
  child.channel?.ref();
  return new Promise<CommandResult>((resolve, reject) => {
    const onExit = () => reject(new Error(`The process ended while it ran viit ${command.args.join(' ')}.`));
    child.once('exit', onExit).once('message', (result) => {
      child.off('exit', onExit);
      resolve(result as CommandResult);
    });
    child.send(command);
  }).finally(() => {
    child.unref();
    child.channel?.unref();
  });
}

function startProgram(): ChildProcess {
  const extension = path.extname(import.meta.filename);
  const child = fork(path.join(import.meta.dirname, `viit-process${extension}`), {
    execArgv: extension === '.ts' ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return child.once('exit', () => {
    program = undefined;
  });
}
