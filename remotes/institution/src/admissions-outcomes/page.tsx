import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { admissionsPages } from '../related-pages.ts';
import { groups, lede, title } from './content.ts';
import { DisciplineIcon } from './discipline-icon.tsx';
import * as css from './page.module.css';

/** Renders the course outcomes: two groups of cards, one card for each programme (R58). */
export default function AdmissionsOutcomesPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Admissions" lede={lede} motif="lattice" />
      {groups.map((group, index) => (
        <PageSection key={group.id} id={group.id} title={group.title} tone={index % 2 ? 'sunken' : 'plain'}>
          <ul className={css.cards} role="list" aria-label={group.title}>
            {group.programmes.map(({ name, outcomes, discipline }) => (
              <li key={name} className={css.card}>
                <DisciplineIcon discipline={discipline} />
                <h3>{name}</h3>
                <p>{outcomes}</p>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
      <RelatedPages items={admissionsPages} current="/admissionsoutcomes" />
    </>
  );
}
