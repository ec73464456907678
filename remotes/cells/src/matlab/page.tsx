import type { PageProps } from '@viit/runtime';
import { ExternalLink } from '@viit/ui/external-link';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Picture } from '@viit/ui/picture';
import { heading, learnMore, paragraphs, program, start, uses } from './content.ts';
import * as css from './page.module.css';
import surface from './surface.svg';

/** Renders the campus-wide MATLAB licence and the way to its page (R81). */
export default function Matlab(_: PageProps) {
  return (
    <>
      <PageHeader eyebrow="Resources" title={heading} motif="lattice" />
      <figure className={css.banner}>
        <Picture
          src={surface}
          alt="A computed surface with three hills and a hollow, drawn as a coloured mesh."
          width={1600}
          height={600}
          eager
          fit="cover"
        />
        <figcaption className={css.caption}>
          <span>The picture above is these three lines:</span>
          <pre className={css.program}>
            <code>{program.join('\n')}</code>
          </pre>
        </figcaption>
      </figure>
      <PageSection title="A licence for the whole campus">
        <div className={css.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className={css.more}>
          <ExternalLink href={learnMore}>Learn More</ExternalLink>
        </p>
      </PageSection>
      <PageSection title="What it is used for here" tone="sunken">
        <dl className={css.uses}>
          {uses.map(({ title, text }) => (
            <div className={css.use} key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection title="How to begin">
        <NumberedList columns={3} items={start.map((text) => ({ text }))} />
      </PageSection>
    </>
  );
}
