import type { ComponentType } from 'react';

/** Never rejects, so a waiting boundary keeps its HTML. React's `use` reads `status` and `value`. */
interface LoadedComponent extends Promise<ComponentType> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
}

export interface IslandCode {
  loaded: LoadedComponent;
  /** Concurrent calls share an attempt; a call after a rejection retries. */
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
