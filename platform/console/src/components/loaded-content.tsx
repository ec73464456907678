import type { ReactNode } from 'react';
import type { Loaded } from '../api/use-operation.ts';
import { Problem } from './problem.tsx';

/** What was loaded, a message while it is on its way, and the reason where it cannot be loaded. */
export function LoadedContent<T>({ of, children }: { of: Loaded<T>; children: (data: T) => ReactNode }) {
  return (
    <>
      {of.error && <Problem error={of.error} />}
      {of.data !== undefined ? children(of.data) : !of.error && <p className="empty">Loading…</p>}
    </>
  );
}
