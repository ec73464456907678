import { ExternalLink } from '@viit/ui/external-link';
import { PageSection } from '@viit/ui/page-section';
import * as css from './page.module.css';
import { portals } from './track-content.ts';

/** Renders two cards with links to the public portals, which open in a new tab (R74.10). */
export function TrackApplication() {
  return (
    <PageSection
      title="Track Your Application"
      lede="Check the status of your application on the website of the Patent Office or the Copyright Office. No account is needed."
    >
      <div className={css.portals}>
        {portals.map(({ title, text, requirement, href, link }) => (
          <article className={css.portal} key={href} aria-label={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={css.requirement}>{requirement}</p>
            <p className={css.action}>
              <ExternalLink href={href}>{link}</ExternalLink>
            </p>
          </article>
        ))}
      </div>
    </PageSection>
  );
}
