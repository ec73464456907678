import fs from 'node:fs';
import path from 'node:path';
import { type Manifest, type ManifestPage, manifestSchema } from '@viit/contract';
import { baseOf, identityOf, moveFiles, moveManifest, placeholderBase } from '@viit/contract/build-identity';
import { sha384 } from '@viit/contract/integrity';

/** How the next build differs from the one that it is derived from. */
export interface NextBuild {
  version: string;
  /** Texts to replace wherever they occur in code: old to new. */
  replacements?: Readonly<Record<string, string>>;
  /** Code that is added to files, by their paths. */
  added?: Readonly<Record<string, string>>;
  /** Files that are new, by their paths. */
  files?: Readonly<Record<string, string>>;
  /** The toolkit that it was built with; for a shell, the range that it fits. */
  toolkit?: string;
  /** Turns it into another section, whose pages and files are below `/<name>`. */
  name?: string;
  /** Replaces its pages. */
  pages?: (pages: ManifestPage[]) => ManifestPage[];
}

const isText = (file: string) => /\.(js|cjs|css)$/.test(file);

/** The global names of a section's code, and its classes and animations. */
const renaming = (from: string, to: string): [string, string][] => [
  [`viit_${from}`, `viit_${to}`],
  [`${from}_`, `${to}_`],
];

/**
 * Derives the next build of a section from a finished one, with what a real build of changed sources would have: another
 * identity, its own addresses, correct hashes. It takes milliseconds; the compiler takes seconds.
 * @param dist folder of a finished build. @param out folder for the next one.
 */
export function writeNextBuild(dist: string, out: string, next: NextBuild): Manifest {
  const before = manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8')));
  const { name = before.name, version } = next;
  const base = placeholderBase(name);
  const replacements: [string, string][] = [
    [before.base, base],
    ...(name === before.name ? [] : renaming(before.name, name)),
    ...Object.entries(next.replacements ?? {}),
  ];
  const moved = (address: string) => (name === before.name ? address : `/${name}${address}`);
  const output = new Map<string, Buffer>();
  // Entries contain the hashes of the other files, so they come last.
  const entries = new Set(before.entry.scripts.map((file) => `client/${file}`));
  const ordered = [...before.files].sort((a, b) => Number(entries.has(a.path)) - Number(entries.has(b.path)));
  const files = ordered.map((file) => {
    let bytes = fs.readFileSync(path.join(dist, file.path));
    if (isText(file.path)) {
      const text = replacements.reduce((all, [from, to]) => all.replaceAll(from, to), bytes.toString());
      bytes = Buffer.from(text + (next.added?.[file.path] ?? ''));
    }
    const hash = sha384(bytes);
    if (hash !== file.sha384) replacements.push([file.sha384, hash]);
    const to = file.path.startsWith('public/') ? `public${moved(file.path.slice('public'.length))}` : file.path;
    output.set(to, bytes);
    return { path: to, size: bytes.length, sha384: hash };
  });
  for (const [file, text] of Object.entries(next.files ?? {})) {
    const bytes = Buffer.from(text);
    output.set(file, bytes);
    files.push({ path: file, size: bytes.length, sha384: sha384(bytes) });
  }
  const compiled: Manifest = {
    ...before,
    ...{ name, version, base, files },
    ...(next.toolkit !== undefined && { toolkit: next.toolkit }),
    documents: before.documents.map((document) => ({ ...document, href: moved(document.href) })),
    pages: (next.pages ?? ((pages) => pages))(before.pages).map((page) => ({
      ...page,
      path: moved(page.path),
      ...(page.canonical && { canonical: moved(page.canonical) }),
    })),
  };
  return writeFinished(out, compiled, output);
}

/** Gives the output its identity, as the preset does. */
function writeFinished(out: string, compiled: Manifest, output: Map<string, Buffer>): Manifest {
  const { name } = compiled;
  const identity = identityOf(compiled);
  const base = baseOf(name, identity);
  const moved = moveFiles(output, placeholderBase(name), base);
  const manifest = { ...moveManifest(compiled, moved, placeholderBase(name), base), identity, base };
  for (const [file, bytes] of [
    ...output,
    ...moved,
    ['manifest.json', Buffer.from(JSON.stringify(manifest))] as const,
  ]) {
    fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    fs.writeFileSync(path.join(out, file), bytes);
  }
  return manifest;
}
