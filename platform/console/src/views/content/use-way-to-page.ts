import { useRef } from 'react';

/** In narrow windows, the page is below the form: the way to it, and back to the same place of the form. */
export function useWayToPage() {
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef(0);
  return {
    /** Of the button that leads to the page. */
    button,
    seePage() {
      place.current = window.scrollY;
      const heading = document.getElementById('page-frame');
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView();
    },
    backToForm() {
      button.current?.focus({ preventScroll: true });
      window.scrollTo(0, place.current);
    },
  };
}
