import { useHash } from '@viit/runtime';
import { useEffect, useRef } from 'react';
import { afterFragment, focusHeading } from '../parts/after-fragment/after-fragment.ts';
import { type Criterion, criterionOf } from './criteria.ts';

/**
 * The criterion that the address's fragment names; a general anchor, or none, resets it. A change shows what was hidden,
 * so the page scrolls there itself: the browser tried before it was there.
 */
export function useSelection(): Criterion | null {
  const hash = useHash();
  const selected = criterionOf(hash);
  const shown = useRef<Criterion | null>(null);
  useEffect(() => {
    if (shown.current === selected) return;
    return afterFragment(() => {
      shown.current = selected;
      const target = document.getElementById(hash.slice(1));
      focusHeading(target?.querySelector<HTMLElement>('h2'));
      target?.scrollIntoView?.({ block: 'start' });
    });
  }, [hash, selected]);
  return selected;
}
