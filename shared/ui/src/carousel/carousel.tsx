import { useHydrated } from '@viit/runtime';
import { PauseButton } from '@viit/ui/pause-button';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useAutoplay } from '../autoplay/use-autoplay.ts';
import { useSwipe } from '../swipe/use-swipe.ts';
import * as css from './carousel.module.css';

interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Milliseconds for each slide; without it there is no autoplay. */
  interval?: number | undefined;
  /** @default 'slide' */
  effect?: 'fade' | 'slide';
}

/**
 * Renders slides one at a time with previous, next and pause; wraps. Without JavaScript a row that scrolls.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ label, slides, interval, effect = 'slide' }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const count = slides.length;
  const autoplay = useAutoplay({ count, interval, area: root });
  useSwipe(root, { onSwipeLeft: autoplay.showNext, onSwipeRight: autoplay.showPrevious });
  const current = autoplay.index;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a region would be a second landmark in its section
    <div
      className={css.carousel}
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-effect={effect}
    >
      <div className={css.slides} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide of the pattern is a group
          <div
            className={css.slide}
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            inert={hydrated && index !== current}
            data-current={index === current}
            style={{ '--offset': offset(index, current, count) } as CSSProperties}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={css.controls}>
          <p className={css.position} aria-hidden="true">
            {current + 1} / {count}
          </p>
          {interval && (
            <span className={css.pause}>
              <PauseButton paused={autoplay.isPaused} onToggle={autoplay.togglePaused} label={label} />
            </span>
          )}
          <Arrow label="Previous slide" onClick={autoplay.showPrevious} path="M12 4 6 10l6 6" />
          <Arrow label="Next slide" onClick={autoplay.showNext} path="m8 4 6 6-6 6" />
        </div>
      )}
    </div>
  );
}

function offset(index: number, current: number, count: number): number {
  const half = Math.floor((count - 1) / 2);
  return ((index - current + count + half) % count) - half;
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
