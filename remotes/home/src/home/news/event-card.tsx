import { Chip } from '@viit/ui/chip';
import { HiddenText } from '@viit/ui/hidden-text';
import type { NewsEvent } from '../../lists/items.ts';
import { formatDate, undated } from '../format-date/format-date.ts';
import * as css from './event-card.module.css';
import { EventImage } from './event-image.tsx';
import { EventSteps } from './event-steps.tsx';

/** Where a card is in the stack: in front, one of the two visible behind it, the one that was just in front, or hidden. */
export type StackPosition = 'front' | 'second' | 'third' | 'previous' | 'hidden';

interface EventCardProps {
  event: NewsEvent;
  position: StackPosition;
  /** It is behind another card: a click brings it to the front. */
  isBehind: boolean;
  onSelect: () => void;
  /** Called when the visitor opens the picture. */
  onView: () => void;
}

/** Renders one event: picture, type, date, description, steps, location, link to register. */
export function EventCard({ event, position, isBehind, onSelect, onView }: EventCardProps) {
  const { type, title, date, description, pathlink, location } = event;
  return (
    <li className={css.card} data-position={position} aria-hidden={isBehind || undefined}>
      <article className={css.event} aria-label={title} inert={isBehind}>
        <EventImage src={event.image?.url} title={title} onView={onView} />
        <div className={css.text}>
          <p className={css.meta}>
            {type && <Chip tone="sea">{type}</Chip>}
            {date && <time dateTime={date}>{formatDate(date)}</time>}
          </p>
          <h3 className={css.title}>{title}</h3>
          <p className={css.description}>{description}</p>
          <EventSteps date={date ? formatDate(date) : undated} />
          <p className={css.location} data-missing={location === undefined}>
            {location ?? 'Location details available after registration'}
          </p>
          {pathlink ? (
            <a className={css.register} href={pathlink} target="_blank" rel="noopener">
              Register Now<HiddenText> for {title} (opens in a new tab)</HiddenText>
            </a>
          ) : (
            <p className={css.location}>Registration details to be announced</p>
          )}
        </div>
      </article>
      {/* For the mouse only: the keyboard has the timeline and the buttons. */}
      {isBehind && (
        <button className={css.bringToFront} type="button" tabIndex={-1} aria-hidden="true" onClick={onSelect} />
      )}
    </li>
  );
}
