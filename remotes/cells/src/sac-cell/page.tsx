import type { PageProps } from '@viit/runtime';
import { AnchorNav } from '@viit/ui/anchor-nav';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Steps } from '@viit/ui/steps';
import { WithAside } from '@viit/ui/with-aside';
import { ClubBand } from './club-band.tsx';
import { about, clubs, planning } from './content.ts';

const anchors = [
  { id: 'about', label: 'About' },
  { id: 'planning', label: 'Planning and Execution' },
  ...clubs.map(({ id, name }) => ({ id, label: name })),
];

/** Renders the Student Activity Council and its five clubs (R76). */
export default function SacCell(_: PageProps) {
  return (
    <>
      <PageHeader
        eyebrow="Cells and councils"
        title="Student Activity Council (SAC)"
        lede="Five clubs, run by students: literary, cultural, green, sports and movie."
        motif="waves"
      />
      <WithAside side="start" aside={<AnchorNav label="On this page" items={anchors} />}>
        <PageSection title="About" id="about">
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PageSection>
        <PageSection title="Planning and Execution" id="planning">
          <Steps label="How a year of activities is made" items={[...planning]} />
        </PageSection>
        {clubs.map((club) => (
          <ClubBand key={club.id} club={club} />
        ))}
      </WithAside>
    </>
  );
}
