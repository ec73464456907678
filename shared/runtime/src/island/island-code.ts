import type { ComponentType } from 'react';

/** Never rejects, so a boundary that waits keeps its HTML. React's `use` reads and writes `status` and `value`. */
interface LoadedComponent extends Promise<ComponentType> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
}

export interface IslandCode {
  loaded: LoadedComponent;
  /** Concurrent calls share an attempt; after a rejection the next call retries. */
  load: () => Promise<ComponentType>;
}

export function islandCode(importComponent: () => Promise<ComponentType>): IslandCode {
  let attempt: Promise<ComponentType> | undefined;
  let resolveLoaded: (component: ComponentType) => void = () => {};
  const loaded: LoadedComponent = new Promise((resolve) => {
    resolveLoaded = resolve;
  });
  const load = () => {
    attempt ??= importComponent().then(
      (value) => {
        Object.assign(loaded, { status: 'fulfilled', value });
        resolveLoaded(value);
        return value;
      },
      (error: unknown) => {
        attempt = undefined;
        throw error;
      },
    );
    return attempt;
  };
  return { loaded, load };
}
