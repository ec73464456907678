import { useHydrated } from '@viit/runtime';
import { PauseButton } from '@viit/ui/pause-button';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import * as css from './carousel.module.css';
import { useAdvance } from './use-advance.ts';
import { useSwipe } from './use-swipe.ts';

interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Milliseconds between slides; without it nothing moves by itself. */
  interval?: number | undefined;
  effect?: 'fade' | 'slide';
}

/**
 * Renders slides one at a time with previous, next and, where they move by themselves, pause; wraps both ways. Without
 * scripts they are a row to scroll.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ label, slides, interval, effect = 'slide' }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const count = slides.length;
  const current = index % Math.max(count, 1);
  const go = (step: number) => setIndex((current + step + count) % count);
  const swipe = useSwipe(go);
  useAdvance(root, count > 1 ? interval : undefined, paused, current, () => go(1));
  return (
    <section
      className={css.carousel}
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      data-effect={effect}
      data-ready={hydrated}
    >
      <div className={css.slides} aria-live={interval && !paused ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ id, content }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide of the pattern is a group
          <div
            className={css.slide}
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${count}`}
            inert={hydrated && at !== current}
            data-current={at === current}
            style={{ '--offset': offset(at, current, count) } as CSSProperties}
          >
            {content}
          </div>
        ))}
      </div>
      {hydrated && count > 1 && (
        <div className={css.controls}>
          <p className={css.place} aria-hidden="true">
            {current + 1} / {count}
          </p>
          {interval && (
            <span className={css.pause}>
              <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label={label} />
            </span>
          )}
          <Arrow label="Previous slide" onClick={() => go(-1)} path="M12 4 6 10l6 6" />
          <Arrow label="Next slide" onClick={() => go(1)} path="m8 4 6 6-6 6" />
        </div>
      )}
    </section>
  );
}

/** How far a slide stands from the current one, the shorter way round. */
function offset(at: number, current: number, count: number): number {
  const half = Math.floor((count - 1) / 2);
  return ((at - current + count + half) % count) - half;
}

function Arrow({ label, onClick, path }: { label: string; onClick: () => void; path: string }) {
  return (
    <button className={css.arrow} type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
