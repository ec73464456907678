import type { PageData } from '@viit/contract';
import type { ComponentType } from 'react';
import type { Island } from './island/island.tsx';

export interface PageProps {
  /** Empty on the not-found page. */
  params: Readonly<Record<string, string>>;
}

export type PageComponent = ComponentType<PageProps> & {
  /** Loaded before the shell navigates to the page. */
  islands?: readonly Island[];
};

export interface Page extends PageData {
  /** Its chunk name is the page's id. */
  load: () => Promise<{ default: PageComponent }>;
}

/** `./pages`. */
export interface SectionModule {
  default: readonly Page[];
}

export const definePages = (pages: readonly Page[]): readonly Page[] => pages;
