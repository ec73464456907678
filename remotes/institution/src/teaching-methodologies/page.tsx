import { Callout } from '@viit/ui/callout';
import { CheckList } from '@viit/ui/check-list';
import { FactStrip } from '@viit/ui/fact-strip';
import { Flowchart } from '@viit/ui/flowchart';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { RelatedPages } from '@viit/ui/related-pages';
import { Reveal } from '@viit/ui/reveal';
import { teachingPages } from '../related-pages.ts';
import {
  counts,
  flowchart,
  instructions,
  instructionsTitle,
  intro,
  lede,
  methods,
  outro,
  shares,
  title,
} from './content.ts';
import { MethodIcon } from './method-icon.tsx';
import * as css from './page.module.css';
import { SeatShare } from './seat-share.tsx';

/** Renders the teaching methods: introduction with figures, instructions, four methods, flowchart (R52). */
export default function TeachingMethodologiesPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Academics" lede={lede} motif="lattice" />
      <PageSection title="How a course is taught">
        <div className={css.opening}>
          <Reveal>
            <div className={css.prose}>
              <Paragraphs texts={intro} />
            </div>
          </Reveal>
          <Reveal order={1}>
            {shares.map((share) => (
              <SeatShare key={share.label} {...share} />
            ))}
          </Reveal>
        </div>
        <Reveal>
          <FactStrip facts={counts} />
        </Reveal>
      </PageSection>
      <PageSection title={instructionsTitle} tone="sunken">
        <Reveal>
          <CheckList items={instructions} columns={2} />
        </Reveal>
        <Reveal>
          <Callout>{outro}</Callout>
        </Reveal>
      </PageSection>
      <PageSection title="Teaching methods">
        <div className={css.methods}>
          {methods.map((method) => (
            <Reveal key={method.id} as="section">
              <div className={css.method}>
                <MethodIcon method={method.id} />
                <h3>{method.title}</h3>
                <p className={css.summary}>{method.summary}</p>
                <CheckList items={method.points} />
              </div>
            </Reveal>
          ))}
        </div>
      </PageSection>
      <PageSection title="Choosing a method" tone="sunken">
        <Reveal>
          <Flowchart title={flowchart.title} nodes={flowchart.nodes} links={flowchart.links} />
        </Reveal>
      </PageSection>
      <RelatedPages items={teachingPages} current="/teaching-methodologies" />
    </>
  );
}
