import { AnchorNav } from '@viit/ui/anchor-nav';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { Steps } from '@viit/ui/steps';
import { WithAside } from '@viit/ui/with-aside';
import { useEntries } from '../use-entries.ts';
import { ClubBlock } from './club-block.tsx';
import { about, lede, planning, title } from './content.ts';

const anchors = [
  { id: 'about', label: 'About' },
  { id: 'planning', label: 'Planning and Execution' },
];

/** Renders the Student Activity Council: about text, planning steps, five clubs (R76). */
export default function SacCellPage() {
  const clubs = useEntries('clubs');
  return (
    <>
      <PageHeader title={title} eyebrow="Cells and councils" lede={lede} motif="waves" />
      <WithAside
        side="start"
        aside={
          <AnchorNav label="On this page" items={[...anchors, ...clubs.map(({ id, name }) => ({ id, label: name }))]} />
        }
      >
        <PageSection title="About" id="about">
          <Paragraphs texts={about} />
        </PageSection>
        <PageSection title="Planning and Execution" id="planning">
          <Steps label="Planning of activities through the year" items={[...planning]} />
        </PageSection>
        {clubs.map((club) => (
          <ClubBlock key={club.id} club={club} />
        ))}
      </WithAside>
    </>
  );
}
