import { useEffect, useState } from 'react';
import type { MeasuredBlock, ScrollSpyRule } from './rules.ts';

/**
 * The id of the current block by `rule`; undefined in the first render. Measures at most once a frame.
 * @param ids in page order.
 * @param rule of `rules.ts`, constant.
 */
export function useScrollSpy(ids: readonly string[], rule: ScrollSpyRule): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const blocks = key.split(' ').flatMap(measureBlock);
      const view = { height: innerHeight, scrolled: scrollY > 0, atPageEnd: isAtPageEnd() };
      setCurrent((previous) => rule(blocks, view, previous));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    addEventListener('scroll', schedule, options);
    addEventListener('resize', schedule, options);
    // Blocks also move when images load and islands hydrate.
    const resizes = 'ResizeObserver' in globalThis ? new ResizeObserver(schedule) : undefined;
    resizes?.observe(document.documentElement);
    measure();
    return () => {
      listeners.abort();
      resizes?.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [key, rule]);
  return current;
}

function measureBlock(id: string): MeasuredBlock[] {
  const element = document.getElementById(id);
  if (!element || element.checkVisibility?.() === false) return [];
  const { top, bottom } = element.getBoundingClientRect();
  return [{ id, top, bottom }];
}

function isAtPageEnd(): boolean {
  return scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}
