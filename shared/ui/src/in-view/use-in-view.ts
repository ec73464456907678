import { type RefObject, useEffect, useState } from 'react';

interface InViewOptions {
  /** The visible part, 0 to 1, from which the element counts as in view. */
  threshold?: number;
  /** Stay true once seen. */
  once?: boolean;
}

/** Whether an element is in view, or has been seen; false until hydrated, true where the browser cannot tell. */
export function useInView(
  ref: RefObject<Element | null>,
  { threshold = 0.1, once = true }: InViewOptions = {},
): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (!('IntersectionObserver' in globalThis)) {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.at(-1)?.isIntersecting ?? false;
        setSeen(inView);
        if (inView && once) observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, once]);
  return seen;
}
