import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export interface ProcessLimits {
  memoryMb: number;
  ms: number;
  /** Of processor time. */
  seconds?: number;
  /** A process on which requests wait has 0. */
  nice?: number;
}

/** Of the process, which printed nothing. */
export class ExceededLimit extends Error {
  constructor(readonly limit: 'time' | 'memory') {
    super(`The process took too much ${limit}.`);
  }
}

/**
 * Runs a module with Node in a process that has a low priority, limits and no secrets, for files that strangers wrote.
 * @param module without its extension.
 * @returns the JSON that it prints.
 * @throws ExceededLimit
 */
export async function runLimited(module: string, folder: string, limits: ProcessLimits): Promise<unknown> {
  const { stdout } = await promisify(execFile)('/bin/sh', limitedArguments(limits, module, folder), {
    ...{ env: {}, timeout: limits.ms, killSignal: 'SIGKILL' },
  }).catch((error: { killed?: boolean; code?: number | string }) => {
    // Node exits with 1 after an error of the program, which is not the file's.
    if (!error.killed && error.code === 1) throw error;
    throw new ExceededLimit(error.killed ? 'time' : 'memory');
  });
  return JSON.parse(stdout);
}

/** For a shell that runs a module with Node. @param module without its extension. */
export function limitedArguments(limits: ProcessLimits, module: string, ...rest: string[]): string[] {
  const flags = process.execArgv.filter((flag) => !/^--(?:test|inspect)/.test(flag));
  return [
    '-c',
    limited(limits),
    'sh',
    process.execPath,
    ...flags,
    module + path.extname(import.meta.filename),
    ...rest,
  ];
}

/** What V8 reserves for code, which counts since Node 24. */
const codeRangeMb = Number.parseInt(process.versions.node, 10) >= 24 ? 512 : 0;

/** Linux ends this process first if memory runs out. */
const limited = ({ memoryMb, seconds, nice = 10 }: ProcessLimits): string => `
  ulimit -c 0; ulimit -d ${(memoryMb + codeRangeMb) * 1024}; ulimit -t ${seconds ?? 'unlimited'}
  echo 1000 2>/dev/null >/proc/self/oom_score_adj
  exec nice -n ${nice} "$@"`;
