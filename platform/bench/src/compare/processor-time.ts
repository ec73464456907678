import fs from 'node:fs';

/** Clock ticks per second in `/proc`; every Linux that Node supports has this value. */
const ticksPerSecond = 100;

interface ProcessTimes {
  parent: number;
  seconds: number;
  /** Of the processes that it started and that have ended. */
  ended: number;
}

/** The processor time of a process with all of its threads, in seconds. NaN where the system has no `/proc`. */
export const processorTime = (pid: number): number => readTimes(pid)?.seconds ?? Number.NaN;

/** The same with the processes that it started and that have ended, such as those that render pages. */
export function processorTimeOfAll(pid: number): number {
  const times = readTimes(pid);
  return times ? times.seconds + times.ended : Number.NaN;
}

/**
 * Watches the processor time of all processes below this one. A browser's processes do not report theirs to their parents when
 * they end, so it is read twice a second.
 * @param except a process that is not counted, and those below it.
 * @returns a function that stops and gives the time since the start, in seconds.
 */
export function watchChildren(except: number): () => number {
  const before = readChildren(except);
  const times = new Map<number, number>();
  const read = () => {
    for (const [pid, seconds] of readChildren(except)) times.set(pid, seconds - (before.get(pid) ?? 0));
  };
  const timer = setInterval(read, 500);
  return () => {
    clearInterval(timer);
    read();
    return [...times.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}

function readChildren(except: number): Map<number, number> {
  const pids = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const all = new Map(
    pids.flatMap((pid) => {
      const times = readTimes(Number(pid));
      return times ? [[Number(pid), times] as const] : [];
    }),
  );
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent;
    return pid !== except && parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  return new Map([...all].filter(([pid]) => isBelow(pid)).map(([pid, { seconds }]) => [pid, seconds]));
}

/** @returns undefined where the process has ended. */
function readTimes(pid: number): ProcessTimes | undefined {
  try {
    // The second field is the program's name, which may contain spaces and brackets.
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map((ticks) => Number(ticks) / ticksPerSecond);
    return {
      parent: Number(fields[1]),
      seconds: (user ?? 0) + (system ?? 0),
      ended: (endedUser ?? 0) + (endedSystem ?? 0),
    };
  } catch {
    return undefined;
  }
}
