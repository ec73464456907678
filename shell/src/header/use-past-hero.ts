import { useEffect, useState } from 'react';

/** Whether `data-hero` has left the view; true without one. @param path the hero is looked up again after navigation. */
export function usePastHero(isEnabled: boolean, path: string): boolean {
  const [isPast, setIsPast] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another hero
  useEffect(() => {
    if (!isEnabled) return;
    const hero = document.querySelector('[data-hero]');
    if (!hero || !('IntersectionObserver' in window)) {
      setIsPast(true);
      return;
    }
    const observer = new IntersectionObserver((seen) => setIsPast(seen.at(-1)?.isIntersecting === false));
    observer.observe(hero);
    return () => observer.disconnect();
  }, [isEnabled, path]);
  return isPast;
}
