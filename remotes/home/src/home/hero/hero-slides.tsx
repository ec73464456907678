import { useHydrated } from '@viit/runtime';
import { useAutoplay } from '@viit/ui/autoplay/use-autoplay';
import { PauseButton } from '@viit/ui/pause-button';
import { useImageFailed } from '@viit/ui/picture/use-image-failed';
import { useRef } from 'react';
import type { HeroImage } from '../../lists/items.ts';
import { ArrowIcon } from '../arrow-icon/arrow-icon.tsx';
import * as css from './hero-slides.module.css';

/** Milliseconds for which each slide is shown (R21.4). */
const interval = 7000;

/** Renders the slides on top of each other with previous, next and pause buttons and the caption of the current one. */
export function HeroSlides({ images }: { images: readonly HeroImage[] }) {
  const controls = useRef<HTMLDivElement>(null);
  // A mouse pauses it over the controls only: the pictures fill the window, so it would nearly always be over them.
  const slides = useAutoplay({ count: images.length, interval, area: controls });
  const hydrated = useHydrated();
  const several = images.length > 1;
  const current = images[slides.index];

  const positionOf = (index: number) => {
    if (index === slides.index) return 'current';
    const steps = Math.abs(index - slides.index);
    // The neighbours are laid out after hydration, so that the next picture is loaded before it is shown.
    return hydrated && (steps === 1 || steps === images.length - 1) ? 'next' : 'hidden';
  };
  return (
    <>
      <ol className={css.slides} role="list" aria-label="Views of the campus">
        {images.map((image, index) => (
          <Slide
            key={`${image.id} ${image.url}`}
            image={image}
            isFirst={index === 0}
            position={positionOf(index)}
            isHidden={hydrated && index !== slides.index}
          />
        ))}
      </ol>
      <div className={css.controls} ref={controls}>
        {several && (
          <>
            <button className={css.previous} type="button" aria-label="Previous slide" onClick={slides.showPrevious}>
              <ArrowIcon to="start" />
            </button>
            <button className={css.next} type="button" aria-label="Next slide" onClick={slides.showNext}>
              <ArrowIcon to="end" />
            </button>
          </>
        )}
        <div className={css.status}>
          <p className={css.caption} aria-live={slides.isPlaying ? 'off' : 'polite'}>
            <span className={css.count}>
              {slides.index + 1} / {images.length}
            </span>{' '}
            {current?.title}
          </p>
          {slides.canPlay && <PauseButton paused={slides.isPaused} onToggle={slides.togglePaused} label="Slides" />}
        </div>
      </div>
    </>
  );
}

interface SlideProps {
  image: HeroImage;
  isFirst: boolean;
  position: 'current' | 'next' | 'hidden';
  /** Hidden from screen readers. */
  isHidden: boolean;
}

function Slide({ image, isFirst, position, isHidden }: SlideProps) {
  const picture = useRef<HTMLImageElement>(null);
  const failed = useImageFailed(picture);
  return (
    <li className={css.slide} data-position={position} aria-hidden={isHidden || undefined}>
      <img
        ref={picture}
        className={css.picture}
        src={image.url}
        alt={image.title ?? 'View of the campus'}
        width={1600}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        data-failed={failed || undefined}
        {...(isFirst && { fetchPriority: 'high', 'data-paint-first': '' })}
      />
    </li>
  );
}
