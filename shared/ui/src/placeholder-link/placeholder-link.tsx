import type { ReactNode } from 'react';
import * as css from './placeholder-link.module.css';

/** Renders a link whose target is not known: words with the link's role, no address and no tab stop (design.md section 9). */
export function PlaceholderLink({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address has no role; this one is announced as an unavailable link.
    // biome-ignore lint/a11y/useFocusableInteractive: there is nothing to activate, so there is no stop for the keyboard.
    <span className={css.link} role="link" aria-disabled="true">
      {children}
    </span>
  );
}
