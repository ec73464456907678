import type { ReactNode } from 'react';
import * as css from './placeholder-link.module.css';

/** Renders a disabled link for a target that does not exist yet (R14.5). */
export function PlaceholderLink({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without `href` has no role; this is announced as a disabled link.
    // biome-ignore lint/a11y/useFocusableInteractive: there is nothing to activate, so it needs no tab stop.
    <span className={css.link} role="link" aria-disabled="true">
      {children}
    </span>
  );
}
