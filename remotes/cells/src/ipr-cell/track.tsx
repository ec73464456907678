import { ExternalLink } from '@viit/ui/external-link';
import { PageSection } from '@viit/ui/page-section';
import * as css from './page.module.css';
import { portals } from './track-content.ts';

/** Renders the two cards that lead to the public portals, in a new tab (R74.10). */
export function Track() {
  return (
    <PageSection
      title="Track Your Application"
      lede="Both offices publish the state of an application; no account is needed."
    >
      <div className={css.portals}>
        {portals.map(({ title, text, need, href, link }) => (
          <article className={css.portal} key={href}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={css.need}>{need}</p>
            <p className={css.go}>
              <ExternalLink href={href}>{link}</ExternalLink>
            </p>
          </article>
        ))}
      </div>
    </PageSection>
  );
}
