import { HiddenText } from '@viit/ui/hidden-text';
import { type AcademicDate, lastDay, monthName, monthOf, weeksOf } from './academic-dates.ts';
import * as css from './month-grid.module.css';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface MonthGridProps {
  /** "2026-10". */
  month: string;
  events: readonly AcademicDate[];
}

/** Renders a month. The first day of an event in the month links to the event; its other days have its colour only. */
export function MonthGrid({ month, events }: MonthGridProps) {
  const own = events.filter(
    (event) => !event.cancelled && monthOf(event.begins) <= month && monthOf(lastDay(event)) >= month,
  );
  const first = (event: AcademicDate) => (monthOf(event.begins) === month ? event.begins : `${month}-01`);
  return (
    <table className={css.month}>
      <caption className={css.name}>{monthName(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name[0]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              <Day
                key={day ?? weekdays[index]}
                day={day}
                events={own.filter((event) => day && event.begins <= day && lastDay(event) >= day)}
                begins={own.filter((event) => first(event) === day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string | undefined;
  events: readonly AcademicDate[];
  begins: readonly AcademicDate[];
}

function Day({ day, events, begins }: DayProps) {
  // The shortest event: a holiday within a term's examinations is what a visitor looks for.
  const shown = [...begins, ...events].sort((a, b) => lengthOf(a) - lengthOf(b))[0];
  const linked = begins[0];
  const date = day && Number(day.slice(8));
  return (
    <td data-kind={shown?.kind}>
      {linked ? (
        <a href={`#${linked.id}`}>
          {date}
          <HiddenText>: {begins.map(({ title }) => title).join(', ')}</HiddenText>
        </a>
      ) : (
        date
      )}
    </td>
  );
}

const lengthOf = (event: AcademicDate): number => Date.parse(lastDay(event)) - Date.parse(event.begins);
