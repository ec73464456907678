import { useEffect, useState } from 'react';

/**
 * Whether the element marked `data-hero` has left the view; true where the page has none.
 * @param path the page's, to look again after a move.
 */
export function usePastHero(isWanted: boolean, path: string): boolean {
  const [isPast, setIsPast] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page, with another hero
  useEffect(() => {
    if (!isWanted) return;
    const hero = document.querySelector('[data-hero]');
    if (!hero || !('IntersectionObserver' in window)) {
      setIsPast(true);
      return;
    }
    const observer = new IntersectionObserver((seen) => setIsPast(seen.at(-1)?.isIntersecting === false));
    observer.observe(hero);
    return () => observer.disconnect();
  }, [isWanted, path]);
  return isPast;
}
