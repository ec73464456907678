import { useEffect, useState } from 'react';

/**
 * The id of the section being read: the last one that begins above the window's upper third; at the page's end the last one.
 * Sections that are hidden are nobody's reading and do not count.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const sections = list
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((section) => section !== null && (section.checkVisibility?.() ?? true));
      const begun = sections.filter((section) => section && section.getBoundingClientRect().top <= innerHeight / 3);
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? sections.at(-1) : (begun.at(-1) ?? sections[0]))?.id);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [list]);
  return current;
}
