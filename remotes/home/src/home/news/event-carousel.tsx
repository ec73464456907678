import { useHydrated } from '@viit/runtime';
import { useAutoplay } from '@viit/ui/autoplay/use-autoplay';
import { Dialog } from '@viit/ui/dialog';
import { PauseButton } from '@viit/ui/pause-button';
import { useSwipe } from '@viit/ui/swipe/use-swipe';
import { useRef, useState } from 'react';
import type { NewsEvent } from '../../lists/items.ts';
import { ArrowIcon } from '../arrow-icon/arrow-icon.tsx';
import { EventCard, type StackPosition } from './event-card.tsx';
import { EventTimeline } from './event-timeline.tsx';
import * as css from './news.module.css';

/** Milliseconds for which an event is shown (R31.9), and without advance after the visitor chose one (R31.10). */
const interval = 5000;
const resumeAfter = 6000;

/**
 * Renders the events as a stack of cards with one in front. It changes with time, by a swipe, or when the visitor selects a card,
 * a date of the timeline, previous or next.
 */
export function EventCarousel({ events }: { events: readonly NewsEvent[] }) {
  const area = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [viewed, setViewed] = useState<number | null>(null);
  const autoplay = useAutoplay({ count: events.length, interval, resumeAfter, area, disabled: viewed !== null });
  const { index, showPrevious, showNext, showIndex } = autoplay;
  useSwipe(area, { onSwipeLeft: showNext, onSwipeRight: showPrevious });
  // The dialog shows the picture of the card in front, or is closed (R31.12).
  if (viewed !== null && viewed !== index) setViewed(null);
  const front = events[index];

  return (
    <div className={css.carousel}>
      <div className={css.progress} aria-hidden="true" data-many={events.length > 30}>
        {events.map((event, eventIndex) => (
          <span
            key={keyOf(event)}
            className={css.bar}
            data-state={eventIndex < index ? 'past' : eventIndex === index ? 'current' : 'next'}
            data-running={autoplay.isPlaying}
          />
        ))}
      </div>
      <div ref={area}>
        <ol className={css.stack} role="list" aria-label="Events">
          {events.map((event, eventIndex) => (
            <EventCard
              key={keyOf(event)}
              event={event}
              position={stackPosition(eventIndex, index, events.length)}
              isBehind={hydrated && eventIndex !== index}
              onSelect={() => showIndex(eventIndex)}
              onView={() => {
                showIndex(eventIndex);
                setViewed(eventIndex);
              }}
            />
          ))}
        </ol>
      </div>
      {events.length > 1 && (
        <div className={css.controls}>
          <button className={css.arrow} type="button" aria-label="Previous event" onClick={showPrevious}>
            <ArrowIcon to="start" />
          </button>
          {autoplay.canPlay && (
            <PauseButton paused={autoplay.isPaused} onToggle={autoplay.togglePaused} label="Events" />
          )}
          <button className={css.arrow} type="button" aria-label="Next event" onClick={showNext}>
            <ArrowIcon to="end" />
          </button>
          <p className={css.count} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
            {index + 1} / {events.length}
            <span className={css.title}>: {front?.title}</span>
          </p>
        </div>
      )}
      <EventTimeline events={events} index={index} onSelect={showIndex} />
      {front?.image && (
        <Dialog open={viewed === index} onClose={() => setViewed(null)} label={front.title}>
          <img className={css.viewed} src={front.image.url} alt={front.title} />
        </Dialog>
      )}
    </div>
  );
}

const keyOf = (event: NewsEvent) => `${event.date} ${event.title} ${event.pathlink}`;

function stackPosition(eventIndex: number, index: number, count: number): StackPosition {
  const steps = (eventIndex - index + count) % count;
  if (steps === 0) return 'front';
  if (steps === 1) return 'second';
  if (steps === 2) return 'third';
  return steps === count - 1 ? 'previous' : 'hidden';
}
