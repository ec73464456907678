import type { ComparedPages } from '@viit/contract/registry-api';
import type { Actor } from '../access/rights.ts';
import { hashText } from '../pages/page-hashes.ts';
import { readPageHashes } from '../pages/page-summaries.ts';
import type { RegistryContext } from '../registry-context.ts';
import { withComparisonSlot } from './compare-releases.ts';
import { pairPages } from './pair-pages.ts';
import { type ReleaseSide, readSide } from './release-side.ts';
import { type References, resolveReference } from './resolve-reference.ts';

/** Without not-found pages. */
export const listComparedPages = (context: RegistryContext, actor: Actor, references: References) =>
  withComparisonSlot(actor, () => listPages(context, actor, references));

async function listPages({ database }: RegistryContext, actor: Actor, references: References): Promise<ComparedPages> {
  const from = await readSide(database, (await resolveReference(database, actor, references.from)).release);
  const to = await readSide(database, (await resolveReference(database, actor, references.to)).release);
  const hashes = await readPageHashes(
    database,
    [from, to].flatMap(({ pages }) => [...pages.values()].map(({ key }) => key)),
  );
  const pages = pairPages(from, to).flatMap(({ from, to }): ComparedPages['pages'] => {
    const page = to ?? from;
    if (page?.status !== 200) return [];
    return [
      {
        ...{ path: page.path, section: page.section, title: page.title, layout: page.page.layout },
        from: hashes.get(from?.key ?? '')?.sha384 ?? null,
        to: hashes.get(to?.key ?? '')?.sha384 ?? null,
        ...(from && from.path !== page.path && { movedFrom: from.path }),
      },
    ];
  });
  return {
    files: { from: hashFiles(from), to: hashFiles(to) },
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** Files that browsers do not show within a page. */
const linkedOnly = /\.(?:pdf|docx?|xlsx?|zip|txt|xml)$/i;

function hashFiles({ files }: ReleaseSide): string {
  const list = [...files].filter(([path]) => !linkedOnly.test(path)).map(([path, { sha384 }]) => `${path} ${sha384}`);
  return hashText(list.sort().join('\n'));
}
