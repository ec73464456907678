import * as css from './event-steps.module.css';

/** Renders an event's three steps, as narrow screens show them (spec 1, section 2.3, News). */
export const EventSteps = ({ date }: { date: string }) => (
  <ol className={css.steps} role="list" aria-label="Event timeline">
    <li>Registration Open</li>
    <li>{date}</li>
    <li>Results Announcement</li>
  </ol>
);
