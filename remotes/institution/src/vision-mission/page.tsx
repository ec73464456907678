import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { aboutInstitutePages } from '../related-pages.ts';
import { lede, mission, practice, title, vision } from './content.ts';
import { Helm, Lighthouse } from './drawings.tsx';
import * as css from './page.module.css';
import { TiltCard } from './tilt-card.tsx';

/** Renders the vision and the mission on two cards, then links to the pages that show them in practice (R45). */
export default function VisionMissionPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="About the institute" lede={lede} motif="waves" />
      <div className={css.cards}>
        <TiltCard variant="vision" labelledBy="vision">
          <h2 id="vision">Vision</h2>
          <p className={css.vision}>{vision}</p>
          <Lighthouse />
        </TiltCard>
        <TiltCard variant="mission" labelledBy="mission">
          <Helm />
          <h2 id="mission">Mission</h2>
          <ul className={css.mission}>
            {mission.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </TiltCard>
      </div>
      <PageSection
        title="Our mission in practice"
        lede="Read more about the work we do under each part of the mission."
      >
        <ol className={css.practice} role="list">
          {practice.map(({ title, text, href, label }) => (
            <li key={href}>
              <h3>{title}</h3>
              <p>{text}</p>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ol>
      </PageSection>
      <RelatedPages items={aboutInstitutePages} current="/visionmission" />
    </>
  );
}
