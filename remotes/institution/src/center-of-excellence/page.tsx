import { PageHeader } from '@viit/ui/page-header';
import { RelatedPages } from '@viit/ui/related-pages';
import { Section } from '@viit/ui/section';
import { standingPages } from '../related.ts';
import { centres, kinds, lede } from './content.ts';
import { Honeycomb } from './honeycomb.tsx';
import * as css from './page.module.css';

export default function CenterOfExcellencePage() {
  return (
    <>
      <PageHeader title="Center of Excellence" eyebrow="Accreditation" lede={lede} motif="contours" />
      <Section title="Sixteen centres and schemes">
        <Honeycomb centres={centres} />
      </Section>
      <Section title="What they are for" tone="strong">
        <dl className={css.kinds}>
          {kinds.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <RelatedPages items={standingPages} current="/center-of-excellence" />
    </>
  );
}
