import type { ReactElement } from 'react';

/** Shown in the gallery and checked with axe. */
export interface Example {
  name: string;
  element: ReactElement;
}
