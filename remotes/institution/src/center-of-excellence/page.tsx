import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { standingPages } from '../related.ts';
import { centres, kinds, lede } from './content.ts';
import { Honeycomb } from './honeycomb.tsx';
import * as css from './page.module.css';

export default function CenterOfExcellencePage() {
  return (
    <>
      <PageHeader title="Center of Excellence" eyebrow="Accreditation" lede={lede} motif="contours" />
      <PageSection title="Sixteen centres and schemes">
        <Honeycomb centres={centres} />
      </PageSection>
      <PageSection title="What they are for" tone="strong">
        <dl className={css.kinds}>
          {kinds.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <RelatedPages items={standingPages} current="/center-of-excellence" />
    </>
  );
}
