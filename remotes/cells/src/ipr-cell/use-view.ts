import { useHash } from '@viit/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { afterFragmentNavigation, focusHeading } from '../fragment-navigation/fragment-navigation.ts';
import { type ViewId, views } from './content.ts';

/**
 * Returns the view that the URL fragment names, directly or by an entry of its accordion, or null for the landing view.
 */
export function useView(): ViewId | null {
  const hash = useHash();
  return views.find(({ id }) => hash === `#${id}` || hash.startsWith(`#ipr-${id}-`))?.id ?? null;
}

/** Scrolls to the top of the page when the view changes, and moves the focus to the first heading shown. */
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
