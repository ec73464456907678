import { Flowchart } from '@viit/ui/flowchart';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { RelatedPages } from '@viit/ui/related-pages';
import { teachingPages } from '../related-pages.ts';
import { BatchDrawing } from './batch-drawing.tsx';
import { details, flowchart, intro, lede, objectives, title } from './content.ts';
import { LateEntryNote } from './late-entry-note.tsx';
import * as css from './page.module.css';

/** Renders the mentoring system: introduction with a drawn batch, objectives, flowchart, ten details (R54). */
export default function MentorMenteePage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Learner support" lede={lede} motif="waves" />
      <PageSection title="About the system">
        <div className={css.opening}>
          <div className={css.prose}>
            <Paragraphs texts={intro} />
          </div>
          <BatchDrawing />
        </div>
      </PageSection>
      <PageSection title="Objectives" tone="strong">
        <ol className={css.objectives} role="list">
          {objectives.map((objective) => (
            <li key={objective.title}>
              <h3>{objective.title}</h3>
              <p>{objective.text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title="Mentoring process">
        <Flowchart title={flowchart.title} nodes={flowchart.nodes} links={flowchart.links} />
      </PageSection>
      <PageSection title="How the system works" tone="sunken">
        <LateEntryNote />
        <NumberedList items={details.map((text) => ({ text }))} columns={2} />
      </PageSection>
      <RelatedPages items={teachingPages} current="/mentor-mentee" />
    </>
  );
}
