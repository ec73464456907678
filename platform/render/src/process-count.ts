import { constrainedMemory } from 'node:process';

/** Each process takes at least 100 MB. */
const memoryForSeveral = 2 ** 30;

interface Machine {
  availableParallelism(): number;
  totalmem(): number;
}

/** One per processor, at most four; one with little memory. @param limit the container's, in bytes; 0 without one. */
export function processCount(machine: Machine, limit = constrainedMemory?.() ?? 0): number {
  const memory = limit > 0 ? Math.min(limit, machine.totalmem()) : machine.totalmem();
  return memory < memoryForSeveral ? 1 : Math.min(4, machine.availableParallelism());
}
