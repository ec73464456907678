import type { NewsEvent } from '@viit/contract';
import { useEffect, useRef } from 'react';
import { writtenDate } from '../motion/date.ts';
import { useDrag } from '../motion/use-drag.ts';
import * as css from './date-line.module.css';
import { slideTo } from './slide-to.ts';

interface DateLineProps {
  events: readonly NewsEvent[];
  index: number;
  onSelect: (index: number) => void;
}

/** Renders the events' dates on a line that can be dragged; the one in front slides to its middle in 0.6 s. */
export function DateLine({ events, index, onSelect }: DateLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useDrag(line);
  useEffect(() => {
    const box = line.current;
    const dot = box?.querySelectorAll<HTMLElement>('button')[index];
    if (!box || !dot) return;
    return slideTo(box, dot.offsetLeft + dot.offsetWidth / 2 - box.clientWidth / 2);
  }, [index]);
  return (
    <div className={css.line} ref={line} data-lenis-prevent-touch>
      <ol className={css.dates} role="list" aria-label="Event dates">
        {events.map((event, at) => (
          <li key={`${event.date} ${event.title} ${event.pathlink}`} className={css.stop}>
            <button
              className={css.dot}
              type="button"
              aria-current={at === index ? 'true' : undefined}
              onClick={() => onSelect(at)}
            >
              <time className={css.day} dateTime={event.date}>
                {writtenDate(event.date)}
              </time>
              <span className={css.what}>{event.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
