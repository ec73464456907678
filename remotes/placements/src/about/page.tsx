import { PageSection } from '@viit/ui/page-section';
import { PersonCard } from '@viit/ui/person-card';
import { Reveal } from '@viit/ui/reveal';
import { Steps } from '@viit/ui/steps';
import { PlacementPage } from '../placement-page/placement-page.tsx';
import { dean, driveSteps, lede, mission, pillars, title } from './content.ts';
import * as css from './page.module.css';

/** Renders the Training and Placement Cell: mission on four pillars, how a drive runs, the dean (R85). */
export default function AboutPlacementsPage() {
  return (
    <PlacementPage current="/placements/about-t" title={title} lede={lede} motif="contours">
      <PageSection title="Mission and pillars">
        <div>
          <p className={css.mission}>{mission}</p>
          <ul className={css.pillars} role="list" aria-label="Four pillars">
            {pillars.map((pillar, index) => (
              <Reveal key={pillar.title} as="li" className={css.pillar} order={index}>
                <h3 className={css.pillarTitle}>{pillar.title}</h3>
                <p>{pillar.text}</p>
                <p className={css.pillarFact}>{pillar.fact}</p>
              </Reveal>
            ))}
          </ul>
          <div className={css.base} />
        </div>
      </PageSection>
      <PageSection title="Recruitment process" tone="sunken">
        <Steps label="A recruitment drive" items={driveSteps} />
      </PageSection>
      <PageSection title="Contact person">
        <Reveal className={css.dean}>
          <PersonCard name={dean.name} role={dean.position}>
            <p>{dean.text}</p>
          </PersonCard>
          <p className={css.links}>
            <a href="/placements/Contact">Placement Contact</a>
            <a href="/placements/PlacementDetails">Placements of the last five batches</a>
            <a href="/placements/TrainingProcess">Training Process</a>
          </p>
        </Reveal>
      </PageSection>
    </PlacementPage>
  );
}
