import type { Manifest } from '@viit/contract';
import { writeNextBuild } from './next-build.ts';

export interface VariantSection {
  name: string;
  version: string;
  /** Without the not-found page. */
  count: number;
  /** In code: old text to new. */
  replacements?: Readonly<Record<string, string>>;
}

/**
 * Each page shows the core team, to take as long to render as a page of the site.
 * @param dist folder of a finished exams build.
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
