import { useCollection } from '@viit/runtime';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { type AcademicDate, type AcademicYear, academicYears, kinds } from './academic-dates.ts';
import { lede, subscribing, title } from './content.ts';
import { EventList } from './event-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import * as css from './page.module.css';

const calendars = [
  { label: 'All dates', file: 'dates' },
  { label: 'B.Tech', file: 'dates/for/btech' },
  { label: 'M.Tech', file: 'dates/for/mtech' },
  { label: 'MBA', file: 'dates/for/mba' },
];

const relatedPages = [
  { href: '/exams/timetables', label: 'Examination time tables' },
  { href: '/exams/notifications', label: 'Examination notifications' },
];

/** Renders the academic calendar: months, list, calendars to subscribe to, earlier years folded (R94). */
export default function AcademicCalendarPage() {
  const [current, ...earlier] = academicYears(useCollection<AcademicDate>('/api/content/exams/dates'));
  return (
    <>
      <div className={css.screenOnly}>
        <PageHeader title={title} eyebrow="Academics" lede={lede} motif="lattice" />
      </div>
      <div className={css.page}>
        {current ? (
          <PageSection title={`Academic calendar ${current.name}`}>
            <Year {...current} />
          </PageSection>
        ) : (
          <PageSection title="No dates yet">
            <p>The dates of the academic year are published here.</p>
          </PageSection>
        )}
        {earlier.length > 0 && (
          <PageSection title="Other years">
            {earlier.map((year, index) => (
              // The newest year may be published while the one before still runs.
              <details key={year.name} className={css.earlier} open={index === 0}>
                <summary>Academic year {year.name}</summary>
                <Year {...year} />
              </details>
            ))}
          </PageSection>
        )}
      </div>
      <div className={css.screenOnly}>
        <PageSection title="In your own calendar" lede={subscribing} tone="sunken">
          <ul className={css.calendars} role="list">
            {calendars.map(({ label, file }) => (
              <li key={file}>
                <a href={`/calendars/exams/${file}.ics`}>{label} (iCalendar)</a>
              </li>
            ))}
          </ul>
        </PageSection>
        <RelatedPages items={relatedPages} current="/academics/calendar" />
      </div>
    </>
  );
}

function Year({ months, events }: AcademicYear) {
  return (
    <>
      <ul className={css.legend} role="list" aria-label="Colours">
        {kinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            {kind}
          </li>
        ))}
      </ul>
      <div className={css.months}>
        {months.map((month) => (
          <MonthGrid key={month} month={month} events={events} />
        ))}
      </div>
      <EventList months={months} events={events} />
    </>
  );
}
