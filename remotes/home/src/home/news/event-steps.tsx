import * as css from './event-steps.module.css';

/** Renders the three steps of an event on narrow screens (R31.7). */
export const EventSteps = ({ date }: { date: string }) => (
  <ol className={css.steps} role="list" aria-label="Event timeline">
    <li>Registration Open</li>
    <li>{date}</li>
    <li>Results Announcement</li>
  </ol>
);
