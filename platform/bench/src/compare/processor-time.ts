import fs from 'node:fs';

/** Clock ticks per second in `/proc`; every Linux that Node supports has this value. */
const ticksPerSecond = 100;

/** The processor time of a process with all of its threads, in seconds. NaN where the system has no `/proc`. */
export const processorTime = (pid: number): number => sumOf(`/proc/${pid}/stat`, 0, 1);

/** The processor time of all processes that this one has started and that have ended, in seconds. */
export const childrenProcessorTime = (): number => sumOf('/proc/self/stat', 2, 3);

/** Adds two of the times (own user and system time, then those of children). */
function sumOf(file: string, ...indexes: number[]): number {
  if (!fs.existsSync(file)) return Number.NaN;
  // The second field is the program's name, which may contain spaces.
  const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11) ?? [];
  return indexes.reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond;
}
