import { DataTable } from '@viit/ui/data-table';
import { HiddenText } from '@viit/ui/hidden-text';
import { PageSection } from '@viit/ui/page-section';
import { PlaceholderLink } from '@viit/ui/placeholder-link';
import { type Criterion, criteria, criterionFragment, type Indicator, noChange } from './criteria.ts';
import * as css from './page.module.css';

/** Renders one criterion: its indicators as a table, or as cards on narrow screens (R77.4). */
export function CriterionView({ criterion }: { criterion: Criterion }) {
  return (
    <PageSection eyebrow={`Criterion ${criterion.number}`} title={criterion.title}>
      <DataTable
        caption={`Indicators of criterion ${criterion.number}, ${criterion.title}`}
        columns={[
          { key: 'id', label: 'ID' },
          { key: 'name', label: 'Name', rowHeader: true },
          { key: 'description', label: 'Description', render: (row) => <Description indicator={row} /> },
          {
            key: 'view',
            label: 'View',
            render: ({ id }) => (
              <PlaceholderLink>
                View<HiddenText>{` ${id}`}</HiddenText>
              </PlaceholderLink>
            ),
          },
          { key: 'change', label: 'Exceptional Change', render: (row) => row.exceptionalChange ?? noChange },
        ]}
        rows={criterion.indicators}
        rowKey={({ id }) => id}
      />
      <PreviousAndNext criterion={criterion} />
    </PageSection>
  );
}

function Description({ indicator: { description, subPoints } }: { indicator: Indicator }) {
  return (
    <>
      {description}
      {subPoints && (
        <ul className={css.subPoints}>
          {subPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function PreviousAndNext({ criterion: { number } }: { criterion: Criterion }) {
  const previous = criteria[number - 2];
  const next = criteria[number];
  return (
    <p className={css.previousNext}>
      {previous && (
        <a href={`#${criterionFragment(previous)}`}>
          Previous: {previous.number} {previous.title}
        </a>
      )}
      {next && (
        <a href={`#${criterionFragment(next)}`}>
          Next: {next.number} {next.title}
        </a>
      )}
    </p>
  );
}
