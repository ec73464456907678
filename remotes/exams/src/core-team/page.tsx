import { CheckList } from '@viit/ui/check-list';
import { PageSection } from '@viit/ui/page-section';
import { Portrait } from '@viit/ui/portrait';
import { Reveal } from '@viit/ui/reveal';
import { ExamPage } from '../exam-page/exam-page.tsx';
import { type CoreTeamMember, hours, lede, team } from './content.ts';
import * as css from './page.module.css';

/** Renders the three officers of the Examination Cell, each with role and photo (R92). */
export default function CoreTeam() {
  return (
    <ExamPage current="/exams/core-team" title="Core Team" lede={lede}>
      <PageSection title="Who answers for what">
        <ul role="list" aria-label="Core team">
          {team.map((member) => (
            <Reveal key={member.name} as="li" className={css.member}>
              <Member {...member} />
            </Reveal>
          ))}
        </ul>
      </PageSection>
      <PageSection title="At the counter" tone="sunken">
        <dl className={css.hours}>
          {hours.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
    </ExamPage>
  );
}

function Member({ name, role, imageUrl, duty, askAbout, phone, email }: CoreTeamMember) {
  return (
    <>
      <Portrait name={name} src={imageUrl} size="large" decorative={!imageUrl} />
      <div className={css.who}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.role}>{role}</p>
        <p>{duty}</p>
      </div>
      <div className={css.desk}>
        <p className={css.ask}>Ask about</p>
        <CheckList items={askAbout} />
        <p className={css.reach}>
          <a href={`tel:${phone}`}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </>
  );
}
