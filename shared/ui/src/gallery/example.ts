import type { ReactElement } from 'react';

/** A use of a component: shown on the gallery page and checked there with axe. */
export interface Example {
  name: string;
  element: ReactElement;
}
