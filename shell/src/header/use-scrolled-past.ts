import { useSyncExternalStore } from 'react';

const onScroll = (tell: () => void) => {
  addEventListener('scroll', tell, { passive: true });
  return () => removeEventListener('scroll', tell);
};

/** Whether the page is scrolled beyond some pixels; false until hydrated. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );
