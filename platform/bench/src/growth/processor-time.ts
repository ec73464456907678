import fs from 'node:fs';

/** The same on every Linux that Node supports. */
const ticksPerSecond = 100;

/** In seconds, ended child processes included. NaN without `/proc`. */
export function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return Number.NaN;
  // The program's name may contain spaces and brackets.
  const fields = fs.readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / ticksPerSecond, 0);
}
