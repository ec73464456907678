import { DocumentFacts } from '@viit/ui/document-facts';
import { HiddenText } from '@viit/ui/hidden-text';
import { Telephone } from '@viit/ui/telephone';
import { memo } from 'react';
import { Logo } from '../header/logo.tsx';
import { type SiteLink, type SocialName, site } from '../settings/site.ts';
import * as css from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

const socialOrder: readonly SocialName[] = ['Facebook', 'Twitter', 'LinkedIn', 'YouTube', 'Instagram'];

/** R7. */
export const Footer = memo(function Footer() {
  return (
    <footer className={css.footer} id="contact" tabIndex={-1}>
      <Shore />
      <div className={css.inner}>
        <div className={css.identity}>
          <Logo />
          <p className={css.name}>
            <strong>{site.name}</strong> {site.tagline}
          </p>
          <address className={css.address}>
            <p>
              {site.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            <p>
              <a href={`mailto:${site.email}`}>{site.email}</a>
              <Telephone numbers={site.phone} />
            </p>
          </address>
          <SocialLinks order={socialOrder} />
        </div>
        <nav className={css.groups} aria-label="Footer">
          {site.footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className={css.title}>{title}</h2>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.name}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className={css.note}>
        This site records errors and loading times without using cookies. <a href="/_privacy.html">Privacy</a>
      </p>
      {site.sampleContent && (
        <p className={css.sample}>
          Names, figures and documents that the institute has not yet supplied are sample content.
        </p>
      )}
    </footer>
  );
});

function FooterLink({ name, link, kind }: SiteLink) {
  if (kind === 'page') {
    return (
      <a className={css.link} href={link}>
        {name}
      </a>
    );
  }
  return (
    <a className={css.link} href={link} target="_blank" rel="noopener">
      {name}{' '}
      {kind === 'pdf' ? (
        <DocumentFacts className={css.mark} href={link} />
      ) : (
        <span className={css.mark} aria-hidden="true">
          ↗
        </span>
      )}
      <HiddenText> (opens in a new tab)</HiddenText>
    </a>
  );
}

function Shore() {
  return (
    <svg className={css.shore} viewBox="0 0 1440 56" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 30q120-30 240 0t240 0 240 0 240 0 240 0 240 0v24H0z" />
      <path d="M0 40q90 22 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v16H0z" />
    </svg>
  );
}
