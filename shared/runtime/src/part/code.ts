import type { ComponentType } from 'react';

/** The code of one part: at most one attempt at a time, and what has come stays. */
export interface PartCode {
  /** The part, once its code is here. */
  held: () => ComponentType | undefined;
  /** Asks for the code; two calls share one attempt. @throws where it does not come: the next call tries afresh. */
  load: () => Promise<void>;
  /** Settles when some attempt succeeds, and never rejects: a boundary that waits for it keeps its rendered HTML. */
  whenHere: Promise<void>;
}

/** @param fetchPart a dynamic import that gives the part. */
export function partCode(fetchPart: () => Promise<ComponentType>): PartCode {
  let held: ComponentType | undefined;
  let coming: Promise<void> | undefined;
  let arrive = () => {};
  const whenHere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const attempt = async () => {
    held = await fetchPart();
    arrive();
  };
  return {
    held: () => held,
    load() {
      coming ??= attempt().catch((error: unknown) => {
        coming = undefined;
        throw error;
      });
      return coming;
    },
    whenHere,
  };
}
