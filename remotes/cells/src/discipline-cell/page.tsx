import type { PageProps } from '@viit/runtime';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { WithAside } from '@viit/ui/with-aside';
import { about } from './content.ts';
import { QuickLinks } from './quick-links.tsx';
import { RuleScale } from './rule-scale.tsx';

/** Renders the Discipline Cell: what it is, the 15 rules, and the Quick Links (R71). */
export default function DisciplineCell(_: PageProps) {
  return (
    <>
      <PageHeader
        eyebrow="Cells and councils"
        title="Discipline Cell"
        lede="Fifteen rules that let thousands of people study, work and live on one campus."
        motif="lattice"
      />
      <WithAside side="end" aside={<QuickLinks />}>
        <PageSection title="What the cell does">
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PageSection>
        <PageSection title="Rules and regulations" id="rules">
          <RuleScale />
        </PageSection>
      </WithAside>
    </>
  );
}
