import { type Column, DataTable } from '@viit/ui/data-table';
import { DocumentList } from '@viit/ui/document-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { RelatedPages } from '@viit/ui/related-pages';
import { type EntryIn, useEntries } from '../use-entries.ts';
import { documents, lede, levels, paying, refund, related, sampleNote, title } from './content.ts';
import * as css from './page.module.css';
import { rupees } from './rupees.ts';

type Fee = EntryIn<'fees'>;

const columns: readonly Column<Fee>[] = [
  { key: 'programme', label: 'Programme', rowHeader: true, render: (fee) => <Programme {...fee} /> },
  { key: 'years', label: 'Years', numeric: true },
  { key: 'seats', label: 'Seats', numeric: true },
  { key: 'categoryA', label: 'Fee a year, Category-A', numeric: true, render: ({ categoryA }) => rupees(categoryA) },
  { key: 'categoryB', label: 'Fee a year, Category-B', numeric: true, render: ({ categoryB }) => rupees(categoryB) },
];

/** Renders seats and fees by programme, the newest academic year open, and the refund rules (R97). */
export default function FeesPage() {
  const fees = useEntries('fees');
  const [current, ...earlier] = [...new Set(fees.map(({ academicYear }) => academicYear))].toSorted().toReversed();
  const ofYear = (year: string | undefined) => fees.filter(({ academicYear }) => academicYear === year);
  return (
    <>
      <PageHeader title={title} eyebrow="Admissions" lede={lede} motif="contours" />
      <PageSection
        title={current ? `Academic year ${current}` : 'Academic year'}
        lede={fees.some(({ sample }) => sample) && sampleNote}
        id="fees"
      >
        <FeeTables fees={ofYear(current)} />
      </PageSection>
      {earlier.length > 0 && (
        <PageSection title="Earlier years">
          {earlier.map((year) => (
            <details key={year} className={css.earlier}>
              <summary>Academic year {year}</summary>
              <FeeTables fees={ofYear(year)} />
            </details>
          ))}
        </PageSection>
      )}
      <PageSection title="Paying fees" tone="sunken">
        <Paragraphs texts={paying} />
      </PageSection>
      <PageSection title="Refund of fees" id="refund">
        <p>{refund}</p>
        <DocumentList label="Refund of fees" documents={documents} columns={1} />
      </PageSection>
      <RelatedPages items={related} current="/admissions" />
    </>
  );
}

const FeeTables = ({ fees }: { fees: readonly Fee[] }) => (
  <div className={css.tables}>
    {levels.map((level) => {
      const own = fees.filter((fee) => fee.level === level);
      const seats = own.reduce((sum, fee) => sum + fee.seats, 0);
      return (
        <DataTable
          key={level}
          caption={`${level} programmes: ${seats} seats`}
          columns={columns}
          rows={own}
          rowKey={({ id }) => id}
          filter={false}
        />
      );
    })}
  </div>
);

const Programme = ({ id, programme, department }: Fee) => (
  <span id={id} className={css.programme}>
    {department ? <a href={department}>{programme}</a> : programme}
  </span>
);
