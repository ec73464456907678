import { CheckList } from '@viit/ui/check-list';
import { Flowchart } from '@viit/ui/flowchart';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { RelatedPages } from '@viit/ui/related-pages';
import { Reveal } from '@viit/ui/reveal';
import { teachingPages } from '../related-pages.ts';
import { assessment, assessmentTitle, flowchart, groups, intro, lede, title } from './content.ts';
import * as css from './page.module.css';
import { SgpaScale } from './sgpa-scale.tsx';

/** Renders the programmes for advanced and slow learners: introduction, SGPA scale, two cards, flowchart (R53). */
export default function StudentDiversityPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Advanced and slow learners" lede={lede} motif="contours" />
      <PageSection title="Support for every learner">
        <Reveal>
          <div className={css.intro}>
            <Paragraphs texts={intro} />
          </div>
        </Reveal>
      </PageSection>
      <PageSection title={assessmentTitle} tone="sunken">
        <Reveal>
          <div className={css.assessment}>
            <SgpaScale />
            <div className={css.prose}>
              <Paragraphs texts={assessment} />
            </div>
          </div>
        </Reveal>
      </PageSection>
      <PageSection title="Programmes for each group">
        <div className={css.cards}>
          {groups.map((group) => (
            <Reveal key={group.id} as="section">
              <div className={css.card} data-group={group.id}>
                <h3>{group.title}</h3>
                <p className={css.who}>{group.who}</p>
                <p>{group.intro}</p>
                <CheckList items={group.points} />
              </div>
            </Reveal>
          ))}
        </div>
      </PageSection>
      <PageSection title="Identification and support" tone="sunken">
        <Reveal>
          <Flowchart title={flowchart.title} nodes={flowchart.nodes} links={flowchart.links} />
        </Reveal>
      </PageSection>
      <RelatedPages items={teachingPages} current="/student-diversity" />
    </>
  );
}
