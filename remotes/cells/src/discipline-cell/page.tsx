import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { WithAside } from '@viit/ui/with-aside';
import { about, lede, title } from './content.ts';
import * as css from './page.module.css';
import { QuickLinks } from './quick-links.tsx';
import { RuleList } from './rule-list.tsx';

/** Renders the Discipline Cell: about text, 15 rules, quick links (R71). */
export default function DisciplineCellPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Cells and councils" lede={lede} motif="lattice" />
      <WithAside side="end" aside={<QuickLinks />}>
        <PageSection title="About the cell">
          <Paragraphs texts={about} />
        </PageSection>
      </WithAside>
      <PageSection title="Rules and regulations" id="rules">
        <div className={css.groups}>
          <RuleList />
        </div>
      </PageSection>
    </>
  );
}
