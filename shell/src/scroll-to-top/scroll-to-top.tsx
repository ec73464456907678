import { prefersReducedMotion } from '@viit/runtime';
import { memo, useEffect, useRef, useState } from 'react';
import { useScrolledPast } from '../header/use-scrolled-past.ts';
import * as css from './scroll-to-top.module.css';

/** In px (R12.1). */
const threshold = 300;
/** In ms. */
const idleAfter = 2500;
/** In px (R12.2). */
const size = 56;
const stroke = 4;
const radius = (size - stroke) / 2;
const length = 2 * Math.PI * radius;

/** From 0 to 1. */
const scrollProgress = (): number => {
  const distance = document.documentElement.scrollHeight - innerHeight;
  return distance > 0 ? Math.min(1, Math.max(0, scrollY / distance)) : 0;
};

/** Renders the button to the top in a ring that shows progress. On narrow screens it fades while idle. */
export const ScrollToTop = memo(function ScrollToTop() {
  const isShown = useScrolledPast(threshold);
  const ring = useRef<SVGCircleElement>(null);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      ring.current?.style.setProperty('stroke-dashoffset', String(length * (1 - scrollProgress())));
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleAfter);
    };
    draw();
    addEventListener('scroll', draw, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', draw);
    };
  }, [isShown]);
  return (
    <button
      type="button"
      className={css.button}
      hidden={!isShown}
      data-idle={isIdle}
      onClick={toTop}
      aria-label="Back to top"
    >
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
        <g fill="none" strokeWidth={stroke} transform={`rotate(-90 ${size / 2} ${size / 2})`}>
          <circle className={css.track} cx={size / 2} cy={size / 2} r={radius} />
          <circle
            ref={ring}
            className={css.ring}
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeDasharray={length}
            strokeDashoffset={length}
          />
        </g>
        <path d="M28 36V21m-6.5 6L28 20.5 34.5 27" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
});

/** Focuses the content: the focused button is hidden. */
function toTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
