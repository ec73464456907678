import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { Tabs } from '@viit/ui/tabs';
import { admissionsPages } from '../related-pages.ts';
import { lede, levels, note, title } from './content.ts';
import { ProgrammeGrid } from './programme-grid.tsx';

/** Renders the programmes in two tabs, undergraduate first (R55). */
export default function CoursesOfferedPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Admissions" lede={lede} back="history" motif="lattice" />
      <PageSection title="Programmes">
        <Tabs
          label="Level of study"
          selectOnHover
          initial="undergraduate"
          tabs={levels.map(({ id, label, programmes }) => ({
            id,
            label,
            content: <ProgrammeGrid label={`${label} programmes`} programmes={programmes} />,
          }))}
        />
        <p>{note}</p>
      </PageSection>
      <RelatedPages items={admissionsPages} current="/courses-offered" />
    </>
  );
}
