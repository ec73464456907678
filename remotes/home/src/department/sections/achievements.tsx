import type { Department } from '@viit/contract';
import { Chip } from '@viit/ui/chip';
import { DataTable } from '@viit/ui/data-table';
import type { SectionProps } from '../sections.tsx';
import * as css from './sections.module.css';

/** Renders the events that the department organized. */
export const Events = ({ department: { eventsOrganized = [] } }: SectionProps) => (
  <ul className={css.events} role="list">
    {eventsOrganized.map(({ title, description }) => (
      <li key={title} className={css.event}>
        <h3 className={css.eventTitle}>{title}</h3>
        <p className={css.soft}>{description}</p>
      </li>
    ))}
  </ul>
);

/** Renders the projects that an agency pays for. */
export const Projects = ({ department: { sponsoredProjects = [] } }: SectionProps) => (
  <DataTable
    caption="Projects, investigators and funding agencies"
    columns={[
      { key: 'researchProjectName', label: 'Project', rowHeader: true },
      { key: 'principalInvestigator', label: 'Principal investigator' },
      { key: 'fundingAgency', label: 'Funding agency' },
    ]}
    rows={sponsoredProjects}
    rowKey={({ researchProjectName }) => researchProjectName}
  />
);

export const Awards = ({ department: { facultyAwards = [] } }: SectionProps) => (
  <Tally label="Faculty awards" items={facultyAwards.map(({ name, count }) => ({ name, count }))} />
);

export const StudentAchievements = ({ department: { studentAwards = [] } }: SectionProps) => (
  <Tally
    label="Student achievements"
    items={studentAwards.map(({ awardName, studentsCount }) => ({
      name: awardName,
      count: studentsCount,
      unit: studentsCount === 1 ? 'student' : 'students',
    }))}
  />
);

export const Certifications = ({ department: { certifications = [] } }: SectionProps) => (
  <Tally label="Certifications" items={certifications.map(({ title, count }) => ({ name: title, count }))} />
);

/** Renders what was counted, each with a bar as long as its share of the largest. */
function Tally({ label, items }: { label: string; items: { name: string; count: number; unit?: string }[] }) {
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <ul className={css.tally} role="list" aria-label={label}>
      {items.map(({ name, count, unit }) => (
        <li key={name} className={css.counted}>
          <span>{name}</span>
          <strong className={css.count}>
            {count}
            {unit && <span className={css.unit}> {unit}</span>}
          </strong>
          <span className={css.bar} aria-hidden="true" style={{ inlineSize: `${(100 * count) / most}%` }} />
        </li>
      ))}
    </ul>
  );
}

/** Renders patents and research with their status. */
export const Research = ({ department: { research = [] } }: SectionProps) => (
  <DataTable
    caption="Titles, agencies and status"
    columns={[
      { key: 'patentTitle', label: 'Title', rowHeader: true },
      { key: 'agency', label: 'Agency' },
      { key: 'year', label: 'Year' },
      {
        key: 'status',
        label: 'Status',
        render: ({ status }: ResearchItem) => <Chip tone={toneOf(status)}>{status}</Chip>,
      },
    ]}
    rows={research}
    rowKey={({ patentTitle, year }) => `${patentTitle} ${year}`}
  />
);

type ResearchItem = NonNullable<Department['research']>[number];

/** Green for what is completed or published, however it is written; yellow for the rest (spec 1, section 2.5). */
const toneOf = (status: string) =>
  ['completed', 'published'].includes(status.trim().toLowerCase()) ? 'green' : 'yellow';
