import type { ReactElement } from 'react';

/** One way to use a component; shown on the gallery page, where axe reads it too. */
export interface Example {
  name: string;
  element: ReactElement;
}
