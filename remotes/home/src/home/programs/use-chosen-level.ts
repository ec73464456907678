import { useState, useSyncExternalStore } from 'react';

/** Kept for the session of the tab, so that Back shows the level that was chosen, also after an ordinary page load. */
const storageKey = 'viit-programme-level';

function readStored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // Storage is blocked.
    return null;
  }
}

const never = () => () => {};

/** The chosen level of study, which survives Back (R26.10); the first one until hydration and where none was chosen. */
export function useChosenLevel(ids: readonly string[]): [chosen: string | undefined, choose: (id: string) => void] {
  const stored = useSyncExternalStore(never, readStored, () => null);
  const [own, setOwn] = useState<string>();
  const chosen = own ?? ids.find((id) => id === stored) ?? ids[0];
  const choose = (id: string) => {
    setOwn(id);
    try {
      sessionStorage.setItem(storageKey, id);
    } catch {
      // Then Back shows the first level.
    }
  };
  return [chosen, choose];
}
