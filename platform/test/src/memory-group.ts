import fs from 'node:fs';
import path from 'node:path';

/** The kernel ends processes that together exceed the limit. */
export interface MemoryGroup {
  /** The command that runs a program inside the group. */
  inside(program: string, args: readonly string[]): [string, string[]];
  /** Number of processes that the kernel has ended. */
  ended(): number;
  /** Only after all processes have ended. */
  remove(): void;
}

/** Of both versions of cgroups. In version 1 the limit includes swap. */
const versions = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', events: 'memory.oom_control' },
  { root: '/sys/fs/cgroup', limit: 'memory.max', events: 'memory.events' },
] as const;

/** Linux only, as root. @returns undefined where no group can be created. */
export function createMemoryGroup(bytes: number): MemoryGroup | undefined {
  for (const { root, limit, events } of versions) {
    const folder = path.join(root, `viit-${process.pid}-${Date.now()}`);
    try {
      if (!fs.existsSync(path.join(root, 'cgroup.procs'))) continue;
      if (limit === 'memory.max') fs.writeFileSync(path.join(root, 'cgroup.subtree_control'), '+memory');
      fs.mkdirSync(folder);
      fs.writeFileSync(path.join(folder, limit), String(bytes));
      return groupIn(folder, events);
    } catch {
      if (fs.existsSync(folder)) fs.rmdirSync(folder);
    }
  }
  return undefined;
}

const groupIn = (folder: string, events: string): MemoryGroup => ({
  inside: (program, args) => ['sh', ['-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder, program, ...args]],
  ended: () => Number(/^oom_kill (\d+)/m.exec(fs.readFileSync(path.join(folder, events), 'utf8'))?.[1] ?? 0),
  remove: () => fs.rmdirSync(folder),
});
