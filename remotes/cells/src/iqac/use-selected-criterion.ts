import { useHash } from '@viit/runtime';
import { useEffect, useRef } from 'react';
import { afterFragmentNavigation, focusHeading } from '../fragment-navigation/fragment-navigation.ts';
import { type Criterion, criterionByHash } from './criteria.ts';

/**
 * The criterion that the address's fragment names; a general anchor, or none, resets it. A change shows what was hidden,
 * so the page scrolls there itself: the browser tried before it was there.
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
