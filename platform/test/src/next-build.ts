import fs from 'node:fs';
import path from 'node:path';
import { type Manifest, type ManifestPage, manifestSchema } from '@viit/contract';
import { baseOf, identityOf, placeholderBase, rebaseFiles, rebaseManifest } from '@viit/contract/build-identity';
import { sha384 } from '@viit/contract/integrity';

export interface NextBuild {
  version: string;
  /** New texts in the code, by old text. */
  replacements?: Readonly<Record<string, string>>;
  /** Code to append, by file. */
  added?: Readonly<Record<string, string>>;
  /** New files, by path. */
  files?: Readonly<Record<string, string>>;
  /** For a shell, the range of compatible toolkits. */
  toolkit?: string;
  /** Makes it another section, with pages and files below `/<name>`. */
  name?: string;
  pages?: (pages: ManifestPage[]) => ManifestPage[];
}

const isText = (file: string) => /\.(js|cjs|css)$/.test(file);

/** Global names, classes and animations. */
const renaming = (from: string, to: string): [string, string][] => [
  [`viit_${from}`, `viit_${to}`],
  [`${from}_`, `${to}_`],
];

/** Derives a build with the identity, addresses and hashes of a real one. @param dist folder of a finished build. */
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
  // Entries contain the hashes of other files.
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

function writeFinished(out: string, compiled: Manifest, output: Map<string, Buffer>): Manifest {
  const { name } = compiled;
  const identity = identityOf(compiled);
  const base = baseOf(name, identity);
  const rebased = rebaseFiles(output, placeholderBase(name), base);
  const manifest = { ...rebaseManifest(compiled, rebased, placeholderBase(name), base), identity, base };
  for (const [file, bytes] of [
    ...output,
    ...rebased,
    ['manifest.json', Buffer.from(JSON.stringify(manifest))] as const,
  ]) {
    fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    fs.writeFileSync(path.join(out, file), bytes);
  }
  return manifest;
}
