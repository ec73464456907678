import type { ComponentType } from 'react';

/**
 * Resolves when an attempt to load the code succeeds, and never rejects: a boundary that waits for it keeps its rendered
 * HTML. React's `use` reads (and writes) `status` and `value`, and does not suspend if they are set.
 */
interface LoadedComponent extends Promise<ComponentType> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
}

/** The code of one island. */
export interface IslandCode {
  loaded: LoadedComponent;
  /** Loads the code unless it is loaded; concurrent calls share one attempt. Rejects when it fails; the next call retries. */
  load: () => Promise<ComponentType>;
}

/** @param importComponent a dynamic import that returns the island's component. */
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
