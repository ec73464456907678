import fs from 'node:fs';

/** Clock ticks per second in `/proc`; every Linux that Node supports has this value. */
const ticksPerSecond = 100;

/** The processor time of a process and of those that it started and that have ended, in seconds. NaN without `/proc`. */
export function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return Number.NaN;
  // The second field is the program's name, which may contain spaces and brackets.
  const fields = fs.readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / ticksPerSecond, 0);
}
