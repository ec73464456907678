import type { NewsEvent } from '@viit/contract';
import { Chip } from '@viit/ui/chip';
import { HiddenText } from '@viit/ui/hidden-text';
import { writtenDate } from '../motion/date.ts';
import * as css from './event-card.module.css';
import { imageOf } from './event-image.ts';
import { EventPicture } from './event-picture.tsx';
import { EventSteps } from './event-steps.tsx';

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
  return (
    <li className={css.card} data-place={place} aria-hidden={behind || undefined}>
      <article className={css.event} inert={behind}>
        <EventPicture src={imageOf(event)} title={title} onView={onView} />
        <div className={css.words}>
          <p className={css.meta}>
            <Chip tone="sea">{type}</Chip>
            <time dateTime={date}>{writtenDate(date)}</time>
          </p>
          <h3 className={css.title}>{title}</h3>
          <p className={css.description}>{description}</p>
          <EventSteps date={writtenDate(date)} />
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
