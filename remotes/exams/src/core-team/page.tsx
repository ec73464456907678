import { CheckList } from '@viit/ui/check-list';
import { DefinitionList } from '@viit/ui/definition-list';
import { PageSection } from '@viit/ui/page-section';
import { Portrait } from '@viit/ui/portrait';
import { Reveal } from '@viit/ui/reveal';
import { Telephone } from '@viit/ui/telephone';
import { ExamPage } from '../exam-page/exam-page.tsx';
import { type CoreTeamMember, hours, lede, team, title } from './content.ts';
import * as css from './page.module.css';

/** Renders the core team: three officers with role and photo, then the counter hours (R92). */
export default function CoreTeamPage() {
  return (
    <ExamPage current="/exams/core-team" title={title} lede={lede}>
      <PageSection title="Officers of the cell">
        <ul role="list" aria-label="Core team">
          {team.map((member) => (
            <Reveal key={member.name} as="li" className={css.member}>
              <Member {...member} />
            </Reveal>
          ))}
        </ul>
      </PageSection>
      <PageSection title="Counter timings" tone="sunken">
        <DefinitionList
          items={hours.map(({ label, value }) => ({ title: label, text: value }))}
          className={css.hours}
        />
      </PageSection>
    </ExamPage>
  );
}

function Member({ name, role, imageUrl, duty, topics, phone, email }: CoreTeamMember) {
  return (
    <>
      <Portrait name={name} src={imageUrl} size="large" decorative={!imageUrl} />
      <div className={css.officer}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.role}>{role}</p>
        <p>{duty}</p>
      </div>
      <div className={css.contact}>
        <p className={css.contactTitle}>Contact for</p>
        <CheckList items={topics} />
        <p className={css.contactLinks}>
          <Telephone numbers={phone} />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </>
  );
}
