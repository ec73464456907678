import type { ComponentType } from 'react';

/**
 * Settles when some attempt succeeds, and never rejects: a boundary that waits for it keeps its rendered HTML. It tells React's
 * `use` of its state, which then does not wait for what is here.
 */
interface Arrival extends Promise<ComponentType> {
  /** React writes here too. */
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
}

/** The code of one part: at most one attempt at a time, and what has come stays. */
export interface IslandCode {
  arrival: Arrival;
  /** Asks for the code; two calls share one attempt. @throws where it does not come: the next call tries afresh. */
  load: () => Promise<ComponentType>;
}

/** @param fetchPart a dynamic import that gives the part. */
export function islandCode(fetchPart: () => Promise<ComponentType>): IslandCode {
  let coming: Promise<ComponentType> | undefined;
  let arrive: (part: ComponentType) => void = () => {};
  const arrival: Arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  const attempt = async () => {
    const value = await fetchPart();
    Object.assign(arrival, { status: 'fulfilled', value });
    arrive(value);
    return value;
  };
  return {
    arrival,
    load() {
      coming ??= attempt().catch((error: unknown) => {
        coming = undefined;
        throw error;
      });
      return coming;
    },
  };
}
