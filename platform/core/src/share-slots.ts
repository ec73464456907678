/**
 * The next slot goes to the waiting party with the fewest slots, then to the one served longest ago. A busy party delays
 * only itself.
 * @param perParty most slots of one party.
 */
export function shareSlots(limit: number, perParty = limit) {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  /** In order of their last slot. */
  const served = new Set<string>();
  let total = 0;
  const mayRun = (party: string) => (running.get(party) ?? 0) < perParty;

  const occupy = (party: string) => {
    total++;
    running.set(party, (running.get(party) ?? 0) + 1);
    served.delete(party);
    served.add(party);
  };
  const free = (party: string) => {
    total--;
    const left = (running.get(party) ?? 1) - 1;
    if (left > 0) running.set(party, left);
    else running.delete(party);
    const next = nextParty([...waiting.keys()].filter(mayRun), running, served);
    if (next !== undefined) startNext(next);
    else if (total === 0) served.clear();
  };
  const startNext = (party: string) => {
    const [start, ...rest] = waiting.get(party) ?? [];
    if (rest.length > 0) waiting.set(party, rest);
    else waiting.delete(party);
    occupy(party);
    start?.();
  };

  return {
    async run<T>(party: string, task: () => Promise<T>): Promise<T> {
      if (total < limit && mayRun(party)) occupy(party);
      else await new Promise<void>((start) => waiting.set(party, [...(waiting.get(party) ?? []), start]));
      try {
        return await task();
      } finally {
        free(party);
      }
    },
    /** @param party by default all. */
    waiting: (party?: string): number =>
      [...waiting].reduce((sum, [name, tasks]) => sum + (party === undefined || name === party ? tasks.length : 0), 0),
    othersWait: (party: string): boolean => [...waiting.keys()].some((other) => other !== party),
  };
}

function nextParty(
  waiting: readonly string[],
  running: ReadonlyMap<string, number>,
  served: ReadonlySet<string>,
): string | undefined {
  const order = [...served];
  const rank = (party: string) => [running.get(party) ?? 0, order.indexOf(party)] as const;
  return waiting.toSorted((a, b) => {
    const [countA, turnA] = rank(a);
    const [countB, turnB] = rank(b);
    return countA - countB || turnA - turnB;
  })[0];
}
