import type { ReactNode } from 'react';
import type { Loaded } from '../api/use-operation.ts';
import { Problem } from './problem.tsx';

/** The content, a message while it loads, or the reason why it cannot load. */
export function LoadedContent<T>({ of, children }: { of: Loaded<T>; children: (data: T) => ReactNode }) {
  return (
    <>
      {of.error && <Problem error={of.error} />}
      {of.data !== undefined ? children(of.data) : !of.error && <p className="empty">Loading…</p>}
    </>
  );
}
