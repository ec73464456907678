import { Chip } from '@viit/ui/chip';
import { DataTable } from '@viit/ui/data-table';
import type { Department } from '../../lists/items.ts';
import type { BlockProps } from './block-props.ts';
import * as css from './blocks.module.css';

/** Renders the events that the department organized. */
export const EventsOrganized = ({ department: { eventsOrganized = [] } }: BlockProps) => (
  <ul className={css.events} role="list">
    {eventsOrganized.map(({ title, description }) => (
      <li key={title} className={css.event}>
        <h3 className={css.eventTitle}>{title}</h3>
        {description && <p className={css.description}>{description}</p>}
      </li>
    ))}
  </ul>
);

/** Renders the projects that an agency funds, as a table. */
export const SponsoredProjects = ({ department: { sponsoredProjects = [] } }: BlockProps) => (
  <DataTable
    caption="Sponsored projects of the department"
    columns={[
      { key: 'researchProjectName', label: 'Project', rowHeader: true },
      { key: 'principalInvestigator', label: 'Principal investigator' },
      { key: 'fundingAgency', label: 'Funding agency' },
    ]}
    rows={sponsoredProjects}
    rowKey={({ researchProjectName }) => researchProjectName}
  />
);

/** Renders the awards of the faculty with their counts. */
export const FacultyAwards = ({ department: { facultyAwards = [] } }: BlockProps) => (
  <Tally label="Faculty awards" items={facultyAwards.map(({ name, count }) => ({ name, count }))} />
);

/** Renders the awards of students with the number of students. */
export const StudentAchievements = ({ department: { studentAwards = [] } }: BlockProps) => (
  <Tally
    label="Student achievements"
    items={studentAwards.map(({ awardName, studentsCount }) => ({
      name: awardName,
      count: studentsCount,
      unit: studentsCount === 1 ? 'student' : 'students',
    }))}
  />
);

/** Renders the certifications with their counts. */
export const Certifications = ({ department: { certifications = [] } }: BlockProps) => (
  <Tally label="Certifications" items={certifications.map(({ title, count }) => ({ name: title, count }))} />
);

/** Renders names with their counts, each with a bar in proportion to the largest count. */
function Tally({
  label,
  items,
}: {
  label: string;
  items: { name: string; count: number | undefined; unit?: string }[];
}) {
  const largest = Math.max(1, ...items.map(({ count = 0 }) => count));
  return (
    <ul className={css.tally} role="list" aria-label={label}>
      {items.map(({ name, count, unit }) => (
        <li key={name} className={css.tallyItem}>
          <span>{name}</span>
          {count !== undefined && (
            <>
              <strong className={css.count}>
                {count}
                {unit && <span className={css.unit}> {unit}</span>}
              </strong>
              <span className={css.bar} aria-hidden="true" style={{ inlineSize: `${(100 * count) / largest}%` }} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders patents and research with their status, as a table. */
export const Research = ({ department: { research = [] } }: BlockProps) => (
  <DataTable
    caption="Research and patents of the department"
    columns={[
      { key: 'patentTitle', label: 'Title', rowHeader: true },
      { key: 'agency', label: 'Agency' },
      { key: 'year', label: 'Year' },
      {
        key: 'status',
        label: 'Status',
        render: ({ status }: ResearchItem) => status && <Chip tone={toneOf(status)}>{status}</Chip>,
      },
    ]}
    rows={research}
    rowKey={({ patentTitle, year = '' }) => `${patentTitle} ${year}`}
  />
);

type ResearchItem = NonNullable<Department['research']>[number];

/** Green for completed and published, in any letter case; yellow for all others (R32.12). */
const toneOf = (status: string) =>
  ['completed', 'published'].includes(status.trim().toLowerCase()) ? 'green' : 'yellow';
