import { useHash } from '@viit/runtime';
import { useEffect, useRef } from 'react';
import { afterFragmentNavigation, focusHeading } from '../fragment-navigation/fragment-navigation.ts';
import { type Criterion, criterionByHash } from './criteria.ts';

/**
 * Returns the criterion that the URL fragment names, or null for a general anchor or none (R77.5). When it changes,
 * scrolls to the new content and focuses its heading: the browser tried to scroll while that content was hidden.
 */
export function useSelectedCriterion(): Criterion | null {
  const hash = useHash();
  const selected = criterionByHash(hash);
  const shown = useRef<Criterion | null>(null);
  useEffect(() => {
    if (shown.current === selected) return;
    return afterFragmentNavigation(() => {
      shown.current = selected;
      const target = document.getElementById(hash.slice(1));
      focusHeading(target?.querySelector<HTMLElement>('h2'));
      target?.scrollIntoView?.({ block: 'start' });
    });
  }, [hash, selected]);
  return selected;
}
