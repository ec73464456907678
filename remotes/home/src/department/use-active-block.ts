import { topmostVisible } from '@viit/ui/scroll-spy/rules';
import { useScrollSpy } from '@viit/ui/scroll-spy/use-scroll-spy';
import { useEffect, useState } from 'react';

/** Scrolling has ended when no scroll event has come for this time, in ms. */
const settledAfter = 150;

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
    const options = { passive: true, signal: listeners.signal };
    const release = () => setChosen(undefined);
    for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, release, options);
    // A dragged scrollbar sends scroll events only, as the jump to the block does: those after the jump are the visitor's.
    let jump = setTimeout(onJumpEnd, settledAfter);
    const onScroll = () => {
      clearTimeout(jump);
      jump = setTimeout(onJumpEnd, settledAfter);
    };
    function onJumpEnd() {
      removeEventListener('scroll', onScroll);
      addEventListener('scroll', release, options);
    }
    addEventListener('scroll', onScroll, options);
    return () => {
      clearTimeout(jump);
      listeners.abort();
    };
  }, [chosen]);

  const active = chosen ?? visible;
  return { active: active !== undefined && ids.includes(active) ? active : ids[0], choose: setChosen };
}
