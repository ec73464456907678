import { DefinitionList } from '@viit/ui/definition-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { Timeline } from '@viit/ui/timeline';
import { recognitionPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { lede, title } from './content.ts';
import { MedalTally } from './medal-tally.tsx';
import * as css from './page.module.css';

/** Renders the awards: medals and key figures, then the timeline of 22 numbered statements (R51). */
export default function AwardsPage() {
  const accolades = useEntries('awards');
  const keyFigures = useEntries('award-figures');
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="rays" />
      <PageSection title="Highlights" tone="sunken">
        <div className={css.figures}>
          <MedalTally />
          <DefinitionList
            items={keyFigures.map(({ label, value }) => ({ title: label, text: value }))}
            className={css.keyFigures}
          />
        </div>
      </PageSection>
      <PageSection title="Milestones and achievements">
        <Timeline
          label={`Awards and accolades, 1 to ${accolades.length}`}
          items={accolades.map(({ figure, statement }, index) => ({
            id: `accolade-${index + 1}`,
            marker: `${index + 1}`,
            content: <Statement figure={figure}>{statement}</Statement>,
          }))}
        />
      </PageSection>
      <RelatedPages items={recognitionPages} current="/awards" />
    </>
  );
}

/** Renders a statement with its figure emphasised. */
function Statement({ figure, children }: { figure: string | undefined; children: string }) {
  if (!figure || !children.includes(figure)) return <p className={css.statement}>{children}</p>;
  const [before, after = ''] = children.split(figure);
  return (
    <p className={css.statement}>
      {before}
      <strong>{figure}</strong>
      {after}
    </p>
  );
}
