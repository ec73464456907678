import type { NewsEvent } from '@viit/contract';
import { useHydrated } from '@viit/runtime';
import { Dialog } from '@viit/ui/dialog';
import { PauseButton } from '@viit/ui/pause-button';
import { useRef, useState } from 'react';
import { Arrow } from '../motion/arrow.tsx';
import { useRotation } from '../motion/use-rotation.ts';
import { useSwipe } from '../motion/use-swipe.ts';
import { DateLine } from './date-line.tsx';
import { EventCard, type EventPlace } from './event-card.tsx';
import { imageOf } from './event-image.ts';
import * as css from './news.module.css';

/** Spec 1, section 9: how long an event stays, and how long a hand keeps it. */
const interval = 5000;
const rest = 6000;

/** Renders the events as a deck: one in front, chosen by time, by swipe, by its card, by its date or by the arrows. */
export function Deck({ events }: { events: readonly NewsEvent[] }) {
  const area = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [viewed, setViewed] = useState<number | null>(null);
  const deck = useRotation({ count: events.length, interval, rest, area, stopped: viewed !== null });
  const { index, previous, next, select } = deck;
  useSwipe(area, previous, next);
  // The viewer shows the card in front, or nothing.
  if (viewed !== null && viewed !== index) setViewed(null);
  const front = events[index];

  return (
    <div className={css.deck}>
      <div className={css.progress} aria-hidden="true" data-many={events.length > 30}>
        {events.map((event, at) => (
          <span
            key={keyOf(event)}
            className={css.bar}
            data-state={at < index ? 'past' : at === index ? 'now' : 'next'}
            data-running={deck.running}
          />
        ))}
      </div>
      <div ref={area}>
        <ol className={css.stack} role="list" aria-label="Events">
          {events.map((event, at) => (
            <EventCard
              key={keyOf(event)}
              event={event}
              place={placeOf(at, index, events.length)}
              behind={hydrated && at !== index}
              onSelect={() => select(at)}
              onView={() => {
                select(at);
                setViewed(at);
              }}
            />
          ))}
        </ol>
      </div>
      {events.length > 1 && (
        <div className={css.controls}>
          <button className={css.arrow} type="button" aria-label="Previous event" onClick={previous}>
            <Arrow to="start" />
          </button>
          {deck.moves && <PauseButton paused={deck.paused} onToggle={deck.toggle} label="events" />}
          <button className={css.arrow} type="button" aria-label="Next event" onClick={next}>
            <Arrow to="end" />
          </button>
          <p className={css.count} aria-live={deck.running ? 'off' : 'polite'}>
            {index + 1} / {events.length}
            <span className={css.announced}>: {front?.title}</span>
          </p>
        </div>
      )}
      <DateLine events={events} index={index} onSelect={select} />
      {front && (
        <Dialog open={viewed === index} onClose={() => setViewed(null)} label={front.title}>
          <img className={css.viewed} src={imageOf(front)} alt={front.title} />
        </Dialog>
      )}
    </div>
  );
}

const keyOf = (event: NewsEvent) => `${event.date} ${event.title} ${event.pathlink}`;

/** Where a card lies: in front, one of the two seen behind it, just taken away, or out of sight. */
function placeOf(at: number, index: number, count: number): EventPlace {
  const steps = (at - index + count) % count;
  if (steps === 0) return 'front';
  if (steps === 1) return 'second';
  if (steps === 2) return 'third';
  return steps === count - 1 ? 'taken' : 'away';
}
