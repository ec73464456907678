import type { PageData } from '@viit/contract';
import type { ComponentType } from 'react';
import type { Island } from './island/island.tsx';

/** Props of a page's component: the path's parameters and nothing else of the shell (R101). */
export interface PageProps {
  /** Values of the path's parameters; empty on the not-found page of a parameterised route. */
  params: Readonly<Record<string, string>>;
}

/** The default export of `page.tsx`. */
export type PageComponent = ComponentType<PageProps> & {
  /** All islands of the page. The shell loads their code before it navigates to the page, which then shows at once and whole. */
  islands?: readonly Island[];
};

/** A page as its section declares it: its data and how to load its code. */
export interface Page extends PageData {
  /** A dynamic import whose chunk name is the page's id. */
  load: () => Promise<{ default: PageComponent }>;
}

/** The one module that a section exposes, `./pages`, exports its pages by default. */
export interface SectionModule {
  default: readonly Page[];
}

/** Types a section's list of pages; returns it unchanged. */
export const definePages = (pages: readonly Page[]): readonly Page[] => pages;
