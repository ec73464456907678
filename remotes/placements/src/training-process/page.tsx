import { CheckList } from '@viit/ui/check-list';
import { PageSection } from '@viit/ui/page-section';
import { Reveal } from '@viit/ui/reveal';
import { Tabs } from '@viit/ui/tabs';
import { PlacementPage } from '../placement-page/placement-page.tsx';
import { useEntries } from '../use-entries.ts';
import { AnnualTraining } from './annual-training.tsx';
import { lede, type Pillar, pillars, title } from './content.ts';
import * as css from './page.module.css';

/** Renders the training process: five pillars, the first one open, and the yearly training record (R87). */
export default function TrainingProcessPage() {
  const stats = useEntries('training-years');
  return (
    <PlacementPage current="/placements/TrainingProcess" title={title} lede={lede} motif="lattice">
      <PageSection title="Five pillars">
        <div className={css.pillars}>
          <Tabs
            label="Pillars of training"
            tabs={pillars.map((pillar) => ({
              id: pillar.id,
              label: pillar.name,
              content: <PillarDescription {...pillar} />,
            }))}
          />
        </div>
      </PageSection>
      <PageSection
        title="Annual Training Data"
        tone="sunken"
        lede="The number of events conducted and students trained each year. A student who attends several events is counted once for each event. Transforming Skills is taught as a course within the time table and is therefore not included."
      >
        <Reveal>
          <AnnualTraining years={stats.map(({ year }) => year)} stats={stats} />
        </Reveal>
      </PageSection>
    </PlacementPage>
  );
}

function PillarDescription({ text, practice, when }: Pillar) {
  return (
    <div className={css.description}>
      <p className={css.text}>{text}</p>
      <div className={css.practice}>
        <CheckList items={practice} />
        <p className={css.when}>{when}</p>
      </div>
    </div>
  );
}
