import { useCollection } from '@viit/runtime';
import type { EntryOf } from '@viit/toolkit/collections';
import { CheckList } from '@viit/ui/check-list';
import { DefinitionList } from '@viit/ui/definition-list';
import { PageSection } from '@viit/ui/page-section';
import { Portrait } from '@viit/ui/portrait';
import { Reveal } from '@viit/ui/reveal';
import { Telephone } from '@viit/ui/telephone';
import type collections from '../collections.ts';
import { ExamPage } from '../exam-page/exam-page.tsx';
import { hours, lede, title } from './content.ts';
import * as css from './page.module.css';

type CoreTeamMember = EntryOf<(typeof collections)['core-team']>;

/** Renders the core team: three officers with role and photo, then the counter hours (R92). */
export default function CoreTeamPage() {
  const team = useCollection<CoreTeamMember>('/api/content/exams/core-team');
  return (
    <ExamPage current="/exams/core-team" title={title} lede={lede}>
      <PageSection title="Officers of the cell">
        <ul role="list" aria-label="Core team">
          {team.map((member) => (
            <Reveal key={member.id} as="li" className={css.member}>
              <Member {...member} />
            </Reveal>
          ))}
        </ul>
        {team.length === 0 && <p>The officers have not been announced yet.</p>}
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

function Member({ name, role, photo, duty, topics, phone, email }: CoreTeamMember) {
  return (
    <>
      <Portrait name={name} src={photo?.src} size="large" decorative={!photo} />
      <div className={css.officer}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.role}>{role}</p>
        <p>{duty}</p>
      </div>
      <div className={css.contact}>
        <p className={css.contactTitle}>Contact for</p>
        <CheckList items={topics.split('\n')} />
        <p className={css.contactLinks}>
          <Telephone numbers={phone} />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </>
  );
}
