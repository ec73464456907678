import { useState, useSyncExternalStore } from 'react';

/** The level that was chosen on this entry of the history, which also survives an ordinary page load. */
function readStored(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'programmeLevel' in state ? state.programmeLevel : undefined;
}

const never = () => () => {};

/** The chosen level of study, which survives Back (R26.10); the first one until hydration and where none was chosen. */
export function useChosenLevel(ids: readonly string[]): [chosen: string | undefined, choose: (id: string) => void] {
  const stored = useSyncExternalStore(never, readStored, () => undefined);
  const [own, setOwn] = useState<string>();
  const chosen = own ?? ids.find((id) => id === stored) ?? ids[0];
  const choose = (id: string) => {
    setOwn(id);
    history.replaceState({ ...history.state, programmeLevel: id }, '');
  };
  return [chosen, choose];
}
