import { DefinitionList } from '@viit/ui/definition-list';
import { ExternalLink } from '@viit/ui/external-link';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { Picture } from '@viit/ui/picture';
import { firstSteps, learnMore, paragraphs, program, title, uses } from './content.ts';
import * as css from './page.module.css';
import surface from './surface.svg';

/** Renders the campus-wide MATLAB licence: banner, licence text with a link, uses, first steps (R81). */
export default function MatlabPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Resources" motif="lattice" />
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
          <span>The picture above was plotted with these three lines of MATLAB:</span>
          <pre className={css.program}>
            <code>{program.join('\n')}</code>
          </pre>
        </figcaption>
      </figure>
      <PageSection title="Campus-wide licence">
        <div className={css.prose}>
          <Paragraphs texts={paragraphs} />
        </div>
        <p className={css.more}>
          <ExternalLink href={learnMore}>Learn More</ExternalLink>
        </p>
      </PageSection>
      <PageSection title="How MATLAB is used at VIIT" tone="sunken">
        <DefinitionList items={uses} className={css.uses} />
      </PageSection>
      <PageSection title="Getting started">
        <NumberedList columns={3} items={firstSteps.map((text) => ({ text }))} />
      </PageSection>
    </>
  );
}
