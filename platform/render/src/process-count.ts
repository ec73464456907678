import { constrainedMemory } from 'node:process';

/** Below this much memory one render process runs at a time: each takes 100 MB and more. */
const memoryForSeveral = 2 ** 30;

interface Machine {
  availableParallelism(): number;
  totalmem(): number;
}

/**
 * How many render processes run at the same time: one for each processor, four at most, and one where there is little memory.
 * @param limit memory of the container in bytes; 0 where there is no limit.
 */
export function processCount(machine: Machine, limit = constrainedMemory?.() ?? 0): number {
  const memory = limit > 0 ? Math.min(limit, machine.totalmem()) : machine.totalmem();
  return memory < memoryForSeveral ? 1 : Math.min(4, machine.availableParallelism());
}
