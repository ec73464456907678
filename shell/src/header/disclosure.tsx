import { useHydrated } from '@viit/runtime';
import type { ReactNode } from 'react';
import * as css from './header.module.css';
import { useDisclosure } from './use-disclosure.ts';
import type { OpenPanelState } from './use-open-panel.ts';

interface DisclosureProps {
  id: string;
  name: string;
  isCurrent?: boolean;
  isCompact: boolean;
  isLast?: boolean;
  openPanel: OpenPanelState;
  children: ReactNode;
}

/** A closed panel has no tab stops. */
export function Disclosure(props: DisclosureProps) {
  const { id, name, isCurrent = false, isCompact, isLast = false, openPanel, children } = props;
  const isHydrated = useHydrated();
  const { isOpen, close, item, button } = useDisclosure(name, openPanel);
  return (
    <li className={css.item} data-compact={isCompact || undefined} data-last={isLast || undefined} {...item}>
      <button type="button" className={css.button} aria-controls={id} data-current={isCurrent || undefined} {...button}>
        {name}
        <svg className={css.chevron} viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y: following a link inside closes the panel; the panel itself is no control */}
      <div
        id={id}
        className={css.panel}
        // Until hydration CSS hides it, so that browsers without the styles show the links (R117).
        hidden={isHydrated && !isOpen}
        onClick={({ target }) => (target as Element).closest('a') && close()}
      >
        {children}
      </div>
    </li>
  );
}
