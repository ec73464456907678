import { constrainedMemory } from 'node:process';

/** Each process takes 100 MB and more. */
const memoryForSeveral = 2 ** 30;

interface Machine {
  availableParallelism(): number;
  totalmem(): number;
}

/** One for each processor, at most four; one with little memory. @param limit of the container in bytes; 0 without one. */
export function processCount(machine: Machine, limit = constrainedMemory?.() ?? 0): number {
  const memory = limit > 0 ? Math.min(limit, machine.totalmem()) : machine.totalmem();
  return memory < memoryForSeveral ? 1 : Math.min(4, machine.availableParallelism());
}
