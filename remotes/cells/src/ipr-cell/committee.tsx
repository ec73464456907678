import { DataTable } from '@viit/ui/data-table';
import { PageSection } from '@viit/ui/page-section';
import { numbered } from '../numbered.ts';
import { useEntries } from '../use-entries.ts';
import { evaluationRoles } from './committee-content.ts';
import * as css from './page.module.css';

/** Renders the committee with email links, and the Evaluation Committee as 8 role tiles (R74.5, R74.6). */
export function Committee() {
  return (
    <PageSection title="IPR Committee">
      <DataTable
        caption="Members of the IPR Committee"
        columns={[
          { key: 'sNo', label: 'S.No', numeric: true },
          { key: 'position', label: 'IPR Position' },
          { key: 'name', label: 'Name', rowHeader: true },
          { key: 'designation', label: 'Designation' },
          { key: 'email', label: 'Email', render: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
        ]}
        rows={numbered(useEntries('ipr-committee'))}
        rowKey={({ id }) => id}
      />
      <h3 className={css.subTitle} id="evaluation-committee">
        IPR Evaluation Committee
      </h3>
      <p>Every disclosure is evaluated by a committee of eight members.</p>
      <ul className={css.roles} role="list" aria-labelledby="evaluation-committee">
        {evaluationRoles.map(({ role, text }) => (
          <li className={css.role} key={role}>
            <h4 className={css.roleTitle}>{role}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
