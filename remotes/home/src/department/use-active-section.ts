import { useEffect, useState } from 'react';

/** A section counts as visible from this part on (spec 1, section 9). */
const threshold = 0.3;
/** Steps at which the browser tells: tall sections never show a third of themselves, they fill the window instead. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/** The id of the active section: at first the first one, then the one that came into view last while scrolling. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return;
    const order = list.split(' ');
    const visible = new Set<string>();
    let begun = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter((entry) => {
          const { id } = entry.target;
          const was = visible.has(id);
          if (isVisible(entry)) visible.add(id);
          else visible.delete(id);
          return !was && visible.has(id);
        });
        const seen = order.filter((id) => visible.has(id));
        setActive((held) => {
          if (!begun) return seen[0] ?? held;
          return entered.at(-1)?.target.id ?? (held && visible.has(held) ? held : (seen[0] ?? held));
        });
        begun = true;
      },
      { threshold: steps },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return active !== undefined && ids.includes(active) ? active : ids[0];
}

function isVisible({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false;
  if (intersectionRatio > threshold) return true;
  return Boolean(rootBounds && intersectionRect.height > rootBounds.height / 2);
}
