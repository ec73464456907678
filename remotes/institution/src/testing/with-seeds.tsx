import { ContentProvider } from '@viit/runtime';
import type { ReactNode } from 'react';
import collections from '../collections.ts';

export const seeds = Object.fromEntries(
  Object.entries(collections).map(([name, { seed }]) => [`/api/content/institution/${name}`, seed]),
);

/** The section's collections as a new site has them. */
export const WithSeeds = ({ children }: { children: ReactNode }) => (
  <ContentProvider lists={seeds}>{children}</ContentProvider>
);
