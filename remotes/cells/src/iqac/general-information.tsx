import { CheckList } from '@viit/ui/check-list';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { Picture } from '@viit/ui/picture';
import { Quote } from '@viit/ui/quote';
import { Reveal } from '@viit/ui/reveal';
import { about, mission, objectives, qualityPolicy, strategies, vision } from './content.ts';
import defaultImage from './default-image.svg';
import * as css from './page.module.css';
import wheel from './wheel.svg';

/** Renders the general blocks in the order of the left menu. They fade in when they come into view. */
export function GeneralInformation() {
  return (
    <>
      <Reveal>
        <PageSection title="About" id="about">
          <Paragraphs texts={about} />
        </PageSection>
      </Reveal>
      <Reveal>
        <PageSection title="Vision" id="vision">
          <Quote>{vision}</Quote>
        </PageSection>
      </Reveal>
      <Reveal>
        <PageSection title="Mission" id="mission">
          <CheckList columns={2} items={[...mission]} />
        </PageSection>
      </Reveal>
      <Reveal>
        <PageSection title="Objectives" id="objectives">
          <NumberedList columns={2} items={objectives.map((text) => ({ text }))} />
        </PageSection>
      </Reveal>
      <Reveal>
        <PageSection title="Strategies" id="strategies">
          <figure className={css.figure}>
            <Picture
              src={wheel}
              fallback={defaultImage}
              alt="Drawing: a wheel in four parts is rolled up a slope, with a wedge behind it to stop it from rolling back."
              width={1200}
              height={420}
            />
            <figcaption>IQAC follows the plan-do-check-act cycle in its reviews.</figcaption>
          </figure>
          <NumberedList columns={2} items={[...strategies]} />
        </PageSection>
      </Reveal>
      <Reveal>
        <PageSection title="Quality Policy" id="quality-policy" tone="strong">
          <p className={css.policy}>{qualityPolicy}</p>
        </PageSection>
      </Reveal>
    </>
  );
}
