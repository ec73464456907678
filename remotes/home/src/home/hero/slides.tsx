import type { HeroImage } from '@viit/contract';
import { useHydrated } from '@viit/runtime';
import { PauseButton } from '@viit/ui/pause-button';
import { useRef } from 'react';
import { Arrow } from '../motion/arrow.tsx';
import { useImageFailed } from '../motion/use-image-failed.ts';
import { useRotation } from '../motion/use-rotation.ts';
import * as css from './slides.module.css';

/** How long each view stays (spec 1, section 9). */
const interval = 7000;

/** Renders the views one over the other, with arrows, a pause control and the shown one's caption. */
export function Slides({ images }: { images: readonly HeroImage[] }) {
  const controls = useRef<HTMLDivElement>(null);
  // The picture fills the window: the mouse holds it at its controls only, or it would never move.
  const slides = useRotation({ count: images.length, interval, area: controls });
  const hydrated = useHydrated();
  const several = images.length > 1;
  const shown = images[slides.index];

  const place = (index: number) => {
    if (index === slides.index) return 'shown';
    const steps = Math.abs(index - slides.index);
    // The neighbours load once the page is alive, so that the next view is there when it is due.
    return hydrated && (steps === 1 || steps === images.length - 1) ? 'near' : 'away';
  };
  return (
    <>
      <ol className={css.slides} role="list" aria-label="Views of the campus">
        {images.map((image, index) => (
          <Slide
            key={`${image.id} ${image.url}`}
            image={image}
            first={index === 0}
            place={place(index)}
            hidden={hydrated && index !== slides.index}
          />
        ))}
      </ol>
      <div className={css.controls} ref={controls}>
        {several && (
          <>
            <button className={css.previous} type="button" aria-label="Previous slide" onClick={slides.previous}>
              <Arrow to="start" />
            </button>
            <button className={css.next} type="button" aria-label="Next slide" onClick={slides.next}>
              <Arrow to="end" />
            </button>
          </>
        )}
        <div className={css.status}>
          <p className={css.caption} aria-live={slides.running ? 'off' : 'polite'}>
            <span className={css.count}>
              {slides.index + 1} / {images.length}
            </span>{' '}
            {shown?.title}
          </p>
          {slides.moves && <PauseButton paused={slides.paused} onToggle={slides.toggle} label="slides" />}
        </div>
      </div>
    </>
  );
}

interface SlideProps {
  image: HeroImage;
  first: boolean;
  place: 'shown' | 'near' | 'away';
  hidden: boolean;
}

function Slide({ image, first, place, hidden }: SlideProps) {
  const picture = useRef<HTMLImageElement>(null);
  const failed = useImageFailed(picture);
  return (
    <li className={css.slide} data-place={place} aria-hidden={hidden || undefined}>
      <img
        ref={picture}
        className={css.picture}
        src={image.url}
        alt={image.title}
        width={1600}
        height={900}
        loading={first ? 'eager' : 'lazy'}
        data-failed={failed || undefined}
        {...(first && { fetchPriority: 'high', 'data-paint-first': '' })}
      />
    </li>
  );
}
