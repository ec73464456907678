import type { PageData } from '@viit/contract';
import type { ComponentType } from 'react';
import type { Island } from './island/island.tsx';

/** What a page's component receives. Nothing from the shell but the path's parameters (design.md section 7). */
export interface PageProps {
  /** Values of the path's parameters; empty on the not-found form of a parameterised page. */
  params: Readonly<Record<string, string>>;
}

/** What `page.tsx` exports by default. */
export type PageComponent = ComponentType<PageProps> & {
  /** All islands of the page. The shell loads them before it moves to the page, so that nothing is missing there. */
  islands?: readonly Island[];
  /** @deprecated Sections built with runtime 1.0 list their islands here. */
  parts?: readonly Island[];
};

/** A page as its section declares it: data, and the way to its code. */
export interface Page extends PageData {
  /** A dynamic import whose chunk name is the page's id. */
  load: () => Promise<{ default: PageComponent }>;
}

/** The one module that a section exposes, `./pages`, exports its pages by default. */
export interface SectionModule {
  default: readonly Page[];
}

/** Checks a section's list while it is written; returns it as it is. */
export const definePages = (pages: readonly Page[]): readonly Page[] => pages;
