import { useEffect, useState } from 'react';

/** The id of the section that contains the vertical middle of the window (spec 1, section 2.3). */
export function useSectionInMiddle(ids: readonly string[]): string | undefined {
  const [id, setId] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const inMiddle = new Set<string>();
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          if (isIntersecting) inMiddle.add(target.id);
          else inMiddle.delete(target.id);
        }
        setId([...inMiddle].at(-1));
      },
      // Only the line in the middle is left of the window.
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const one of key.split(' ')) {
      const section = document.getElementById(one);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return id;
}
