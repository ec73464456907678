import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { shareSlots } from '@viit/core/share-slots';
import { conversionLimits, conversionSchema, pictureRefusal } from './conversion.ts';

/** Each takes a processor and much memory. */
const slots = shareSlots(1);

/**
 * Converts the file `picture` of the folder in a process that has a low priority, limits and no secrets.
 * @throws Refusal if the file is no picture, or takes too much memory or time.
 */
export const convertPicture = (token: string, folder: string, limits = conversionLimits) =>
  slots.run(token, () => runConversion(folder, limits));

async function runConversion(folder: string, limits: typeof conversionLimits) {
  const { dirname, filename } = import.meta;
  const extension = path.extname(filename);
  const flags = process.execArgv.filter((flag) => !/^--(?:test|inspect)/.test(flag));
  const command = [process.execPath, ...flags, path.join(dirname, `convert-picture${extension}`), folder];
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', limited(limits.memoryMb), 'sh', ...command], {
    ...{ env: {}, timeout: limits.ms, killSignal: 'SIGKILL' },
  }).catch((error: { killed?: boolean; code?: number | string }) => {
    // Node exits with 1 after an error of the program, which is not the picture's.
    if (!error.killed && error.code === 1) throw error;
    throw pictureRefusal(error.killed ? 'time' : 'memory', limits);
  });
  const converted = conversionSchema.parse(JSON.parse(stdout));
  if ('problem' in converted) throw pictureRefusal(converted.problem, limits);
  return converted;
}

/** Linux ends this process first if memory runs out. */
const limited = (memoryMb: number): string => `
  ulimit -c 0; ulimit -d ${memoryMb * 1024}
  echo 1000 2>/dev/null >/proc/self/oom_score_adj
  exec nice -n 10 "$@"`;
