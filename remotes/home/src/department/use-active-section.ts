import { useEffect, useState } from 'react';

/** A section counts as visible from this part on (spec 1, section 9). */
const threshold = 0.3;
/** Steps at which the browser tells: tall sections never show a third of themselves, they fill the window instead. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * The id of the active section: at first the first one; while scrolling the topmost visible one, at the page's end the last
 * one; and after `choose` the chosen one, until the visitor scrolls on.
 */
export function useActiveSection(ids: readonly string[]): [active: string | undefined, choose: (id: string) => void] {
  const [seen, setSeen] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const list = ids.join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return;
    const order = list.split(' ');
    const parts = new Map<string, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) parts.set(entry.target.id, visiblePart(entry));
        const last = order.at(-1);
        const atEnd = scrollY > 0 && last !== undefined && (parts.get(last) ?? 0) > 0.98;
        const topmost = order.find((id) => (parts.get(id) ?? 0) > threshold);
        setSeen((held) => (atEnd ? last : topmost) ?? held);
      },
      { threshold: steps },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);

  useEffect(() => {
    if (!chosen) return;
    const stop = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown']) {
      addEventListener(type, () => setChosen(undefined), { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [chosen]);

  const active = chosen ?? seen;
  return [active !== undefined && ids.includes(active) ? active : ids[0], setChosen];
}

/** How much of a section is visible; one that fills half the window counts as half visible. */
function visiblePart({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  if (!isIntersecting) return 0;
  if (rootBounds && intersectionRatio <= threshold && intersectionRect.height > rootBounds.height / 2) return 0.5;
  return intersectionRatio;
}
