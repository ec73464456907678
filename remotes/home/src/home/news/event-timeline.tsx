import { useEffect, useRef } from 'react';
import type { NewsEvent } from '../../lists/items.ts';
import { formatDate, undated } from '../format-date/format-date.ts';
import { animateScroll } from './animate-scroll.ts';
import * as css from './event-timeline.module.css';
import { useDragScroll } from './use-drag-scroll.ts';

interface EventTimelineProps {
  events: readonly NewsEvent[];
  /** The current event, from 0. */
  index: number;
  onSelect: (index: number) => void;
}

/** Renders the events' dates on a line that scrolls and can be dragged; the date of the current event moves to its middle in 0.6 s (R31.3). */
export function EventTimeline({ events, index, onSelect }: EventTimelineProps) {
  const line = useRef<HTMLDivElement>(null);
  useDragScroll(line);
  useEffect(() => {
    const box = line.current;
    const button = box?.querySelectorAll<HTMLElement>('button')[index];
    if (!box || !button) return;
    return animateScroll(box, button.offsetLeft + button.offsetWidth / 2 - box.clientWidth / 2);
  }, [index]);
  return (
    <div className={css.line} ref={line} data-lenis-prevent-touch>
      <ol className={css.dates} role="list" aria-label="Event dates">
        {events.map((event, eventIndex) => (
          <li key={`${event.date} ${event.title} ${event.pathlink}`} className={css.date}>
            <button
              className={css.button}
              type="button"
              aria-current={eventIndex === index ? 'true' : undefined}
              onClick={() => onSelect(eventIndex)}
            >
              {event.date ? (
                <time className={css.day} dateTime={event.date}>
                  {formatDate(event.date)}
                </time>
              ) : (
                <span className={css.day}>{undated}</span>
              )}
              <span className={css.name}>{event.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
