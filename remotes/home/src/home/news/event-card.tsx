import type { NewsEvent } from '@viit/contract';
import { Chip } from '@viit/ui/chip';
import { HiddenText } from '@viit/ui/hidden-text';
import { useRef } from 'react';
import { writtenDate } from '../motion/date.ts';
import { useImageFailed } from '../motion/use-image-failed.ts';
import { imageOf } from './event-image.ts';
import * as css from './news.module.css';

export type EventPlace = 'front' | 'second' | 'third' | 'taken' | 'away';

interface EventCardProps {
  event: NewsEvent;
  place: EventPlace;
  /** It lies behind another: a press brings it forward. */
  behind: boolean;
  onSelect: () => void;
  onView: () => void;
}

/** Renders one event with its picture, facts and the way to register. */
export function EventCard({ event, place, behind, onSelect, onView }: EventCardProps) {
  const { type, title, date, description, pathlink, location } = event;
  const picture = useRef<HTMLImageElement>(null);
  const failed = useImageFailed(picture);
  return (
    <li className={css.card} data-place={place} aria-hidden={behind || undefined}>
      <article className={css.event} inert={behind}>
        <div className={css.media} data-failed={failed}>
          <img
            ref={picture}
            className={css.picture}
            src={imageOf(event)}
            alt=""
            width={960}
            height={720}
            loading="lazy"
          />
          {failed && <NoPicture />}
          <button className={css.view} type="button" onClick={onView}>
            Tap to view<HiddenText> the picture of {title}</HiddenText>
          </button>
        </div>
        <div className={css.words}>
          <p className={css.meta}>
            <Chip tone="sea">{type}</Chip>
            <time dateTime={date}>{writtenDate(date)}</time>
          </p>
          <h3 className={css.title}>{title}</h3>
          <p className={css.description}>{description}</p>
          <ol className={css.steps} role="list" aria-label="Event timeline">
            <li>Registration Open</li>
            <li>{writtenDate(date)}</li>
            <li>Results Announcement</li>
          </ol>
          <p className={css.place} data-known={location !== undefined}>
            {location ?? 'Location details available after registration'}
          </p>
          <a className={css.register} href={pathlink} target="_blank" rel="noopener">
            Register Now<HiddenText> for {title} (opens in a new tab)</HiddenText>
          </a>
        </div>
      </article>
      {/* For the mouse only: the keyboard has the dates and the arrows. */}
      {behind && <button className={css.raise} type="button" tabIndex={-1} aria-hidden="true" onClick={onSelect} />}
    </li>
  );
}

/** Renders a sheet of a calendar where a picture should be. */
const NoPicture = () => (
  <svg className={css.noPicture} viewBox="0 0 120 120" aria-hidden="true">
    <path d="M22 30h76v72H22zM22 50h76M42 20v18M78 20v18" fill="none" stroke="currentColor" strokeWidth="3" />
    <path d="M34 78q9-9 17 0t17 0 18 0M34 88q9-9 17 0t17 0 18 0" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);
