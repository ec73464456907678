import { HiddenText } from '@viit/ui/hidden-text';
import type { ReactNode } from 'react';
import * as css from './external-link.module.css';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** Renders a link in a new tab that says so (WCAG G201). */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener">
      {children}
      <svg className={css.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M3.5 2.5h6v6M9 3 2.5 9.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <HiddenText> (opens in a new tab)</HiddenText>
    </a>
  );
}
