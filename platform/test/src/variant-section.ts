import type { Manifest } from '@viit/contract';
import { writeNextBuild } from './next-build.ts';

/** A section with one route that has many pages. */
export interface VariantSection {
  name: string;
  version: string;
  /** How many pages the route has, beside its not-found page. */
  count: number;
  /** Texts to replace in the code: old to new. */
  replacements?: Readonly<Record<string, string>>;
}

/**
 * Derives a section with thousands of pages from a finished build of the exams section: each shows the core team, under a title,
 * description and address of its own, so that it takes as long to render as a page of the site.
 * @param dist folder of the finished build. @param out folder for the section.
 */
export const writeVariantSection = (
  dist: string,
  out: string,
  { name, version, count, replacements = {} }: VariantSection,
): Manifest =>
  writeNextBuild(dist, out, {
    ...{ name, version, replacements },
    pages: (pages) =>
      pages
        .filter(({ id }) => id === 'core-team')
        .map((page) => ({
          ...page,
          path: '/:code',
          variants: Array.from({ length: count }, (_, i) => ({
            params: { code: `item-${i + 1}` },
            title: `Core Team, page ${i + 1}`,
            description: `Page ${i + 1} of ${count}: the officers in charge of examinations, and how to contact them.`,
          })),
          notFound: { title: 'No such page', description: 'There is no page with this number.' },
        })),
  });
