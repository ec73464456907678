import { useHash } from '@viit/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { afterFragmentNavigation, focusHeading } from '../fragment-navigation/fragment-navigation.ts';
import { type ViewId, views } from './content.ts';

/** The sub-section that the address's fragment names, itself or by an entry of its accordion, or null for the landing. */
export function useView(): ViewId | null {
  const hash = useHash();
  return views.find(({ id }) => hash === `#${id}` || hash.startsWith(`#ipr-${id}-`))?.id ?? null;
}

/** Brings the page's top into view when the sub-section changes, and moves focus to the heading that is now first. */
export function useFocusOnViewChange(view: ViewId | null): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef<ViewId | null>(null);
  useEffect(() => {
    if (shown.current === view) return;
    return afterFragmentNavigation(() => {
      shown.current = view;
      focusHeading(page.current?.querySelector<HTMLElement>(view ? `#${view} h2` : 'h1'));
      page.current?.scrollIntoView?.({ behavior: 'instant', block: 'start' });
    });
  }, [view]);
  return page;
}
