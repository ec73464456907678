import { HiddenText } from '@viit/ui/hidden-text';
import { useOffscreenMark } from '@viit/ui/offscreen/use-offscreen-mark';
import { PauseButton } from '@viit/ui/pause-button';
import { PlaceholderLink } from '@viit/ui/placeholder-link';
import { useRef, useState } from 'react';
import { lists } from '../../lists/addresses.ts';
import type { Announcement } from '../../lists/items.ts';
import { useList } from '../../lists/use-list.ts';
import { formatDate, splitDate } from '../format-date/format-date.ts';
import * as css from './announcements.module.css';

/** A longer list scrolls in a loop (R23.2). */
const maxWithoutLoop = 5;

/** Renders the announcements: a list, or with more than five a loop that scrolls upwards in 40 s, with a pause button (R23). */
export function Announcements() {
  const { items, status } = useList<Announcement>(lists.announcement, 'announcement');
  const [paused, setPaused] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  useOffscreenMark(view);
  const loops = items.length > maxWithoutLoop;
  return (
    <section className={css.board} aria-labelledby="announcements-title">
      <div className={css.header}>
        <h3 id="announcements-title">Announcements</h3>
        {loops && (
          <div className={css.pause}>
            <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label="Announcements" />
          </div>
        )}
      </div>
      {items.length === 0 && status !== 'loading' && <p className={css.empty}>No announcements</p>}
      <div className={css.window} ref={view} data-loops={loops} data-paused={paused}>
        <div className={css.track}>
          <Notices items={items} />
          {loops && (
            <div className={css.copy} aria-hidden="true" inert>
              <Notices items={items} />
            </div>
          )}
        </div>
      </div>
      <p className={css.links}>
        <PlaceholderLink>View More</PlaceholderLink>
        <PlaceholderLink>Download Brochure</PlaceholderLink>
      </p>
    </section>
  );
}

function Notices({ items }: { items: readonly Announcement[] }) {
  return (
    <ul className={css.notices} role="list">
      {items.map((item) => (
        <li key={`${item.date} ${item.title} ${item.path}`} className={css.notice}>
          {item.date && <Day date={item.date} />}
          {item.path ? (
            <a className={css.link} href={item.path} target="_blank" rel="noopener">
              {item.title}
              <HiddenText> (opens in a new tab)</HiddenText>
            </a>
          ) : (
            <p className={css.text}>{item.title}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Day({ date }: { date: string }) {
  const { day, month, year } = splitDate(date);
  return (
    <time className={css.date} dateTime={date}>
      <HiddenText>{formatDate(date)}</HiddenText>
      <span aria-hidden="true" className={css.day}>
        {day}
      </span>
      <span aria-hidden="true">
        {month} {year}
      </span>
    </time>
  );
}
