import type { Layout } from '@viit/contract';
import { useHydrated } from '@viit/runtime';

interface OverlaysProps {
  path: string;
  layout: Layout;
}

/** Renders what lies over the page and is loaded only when it is wanted; nothing in the rendered HTML. */
export function Overlays({ layout }: OverlaysProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || layout === 'alone') return null;
  return null;
}
