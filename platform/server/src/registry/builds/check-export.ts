import type { Manifest, ManifestPage } from '@viit/contract';
import { fillRoute, hasParameters, pageFile } from '@viit/contract/path';
import { Refusal } from '@viit/core/refusal';
import { parentsOf } from './check-entries.ts';

/**
 * Checks that a build can be exported as files: a page or a public file must not need the file of another one, nor be a folder
 * of others. Otherwise one build would keep the operator from exporting the site. Nor may it be a compressed variant, which web
 * servers send in the place of a file that may be another section's.
 * @throws Refusal that names the file.
 */
export function checkExport(manifest: Manifest): void {
  const { name, version, files } = manifest;
  const special = files.find(({ path }) => isSpecial(path))?.path;
  if (special !== undefined) {
    throw new Refusal(
      'export-conflict',
      `${name} ${version} has the file ${special}, but web servers and exports give such names a meaning of their own. Rename it.`,
    );
  }
  const variant = files.find(({ path }) => !path.startsWith('server/') && /\.(?:gz|br)$/.test(path))?.path;
  if (variant !== undefined) {
    throw new Refusal(
      'export-conflict',
      `${name} ${version} has the file ${variant}, but an export uses such names for compressed variants of other files. Rename it.`,
    );
  }
  const needed = exportFiles(manifest);
  const all = new Set(needed);
  const conflict = findRepeated(needed) ?? needed.flatMap(parentsOf).find((path) => all.has(path));
  if (conflict === undefined) return;
  throw new Refusal(
    'export-conflict',
    `Two pages or files of ${name} ${version} need ${conflict} in an export of the site. Rename one of them.`,
  );
}

/** Settings of web servers, hidden files, and the tables of pages that an export has beside a build's client files. */
const isSpecial = (path: string): boolean =>
  /^public\/(?:.*\/)?(?:[._][^/]*|web\.config)(?:\/|$)/i.test(path) || /^client\/_pages(?:[./]|$)/.test(path);

/** The files that the pages and the public files of a build need in an export. */
export const exportFiles = ({ pages, files }: Pick<Manifest, 'pages' | 'files'>): string[] => [
  ...pages.flatMap(filesOf),
  ...files.filter(({ path }) => path.startsWith('public/')).map(({ path }) => path.slice('public'.length)),
];

/** A text that is in a list more than once. */
export function findRepeated(texts: readonly string[]): string | undefined {
  const lastIndex = new Map(texts.map((text, i) => [text, i]));
  return texts.find((text, i) => lastIndex.get(text) !== i);
}

/** The files of a page: one for each variant, and one for its not-found page. */
function filesOf({ path, variants = [], notFound }: ManifestPage): string[] {
  if (!hasParameters(path)) return [pageFile(path)];
  return [...variants.map(({ params }) => pageFile(fillRoute(path, params))), ...(notFound ? [pageFile(path)] : [])];
}
