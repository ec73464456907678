import { Chip } from '@viit/ui/chip';
import { type AcademicDate, daysText, lastDay, monthName, monthOf } from './academic-dates.ts';
import * as css from './event-list.module.css';

/** Renders the events by month, each with its anchor and a file for calendar programs. */
export function EventList({ months, events }: { months: readonly string[]; events: readonly AcademicDate[] }) {
  const groups = months.map((month) => ({ month, own: events.filter(({ begins }) => monthOf(begins) === month) }));
  return (
    <div className={css.months}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ month, own }) => (
          <div key={month} className={css.month}>
            <h3 className={css.name}>{monthName(month)}</h3>
            <ol role="list" aria-label={`Events of ${monthName(month)}`}>
              {own.map((event) => (
                <li key={event.id} id={event.id} className={css.event} data-kind={event.kind}>
                  <Event event={event} />
                </li>
              ))}
            </ol>
          </div>
        ))}
    </div>
  );
}

function Event({ event }: { event: AcademicDate }) {
  const { id, title, begins, kind, programmes = [], note, cancelled } = event;
  const days = daysText(event);
  return (
    <>
      <p className={css.days}>{begins === lastDay(event) ? <time dateTime={begins}>{days}</time> : days}</p>
      <p className={css.title}>
        {cancelled ? (
          <>
            <s>{title}</s> <Chip tone="yellow">Cancelled</Chip>
          </>
        ) : (
          title
        )}
      </p>
      {note && <p className={css.note}>{note}</p>}
      <p className={css.facts}>
        <span>{[kind, ...programmes].join(' · ')}</span>
        <a href={`/calendars/exams/dates/${id}.ics`} aria-label={`Add to calendar: ${title}`}>
          Add to calendar
        </a>
      </p>
    </>
  );
}
