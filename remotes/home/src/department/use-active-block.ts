import { topmostVisible } from '@viit/ui/scroll-spy/rules';
import { useScrollSpy } from '@viit/ui/scroll-spy/use-scroll-spy';
import { useEffect, useState } from 'react';

interface ActiveBlock {
  /** The id of the active block; the first one until the visitor scrolls (R32.8). */
  active: string | undefined;
  /** Makes a block active until the visitor scrolls on. */
  choose: (id: string) => void;
}

/** Returns the active block of the page: the one that the visitor chose, else the topmost visible one (R32.9). */
export function useActiveBlock(ids: readonly string[]): ActiveBlock {
  const visible = useScrollSpy(ids, topmostVisible);
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    if (!chosen) return;
    const listeners = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown']) {
      addEventListener(type, () => setChosen(undefined), { passive: true, signal: listeners.signal });
    }
    return () => listeners.abort();
  }, [chosen]);

  const active = chosen ?? visible;
  return { active: active !== undefined && ids.includes(active) ? active : ids[0], choose: setChosen };
}
