import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Manifest, manifestSchema } from '@viit/contract';

/** How the next build differs from the one that it is derived from. */
export interface NextBuild {
  version: string;
  /** Texts to replace wherever they occur in code: old to new. */
  replacements?: Readonly<Record<string, string>>;
  /** Code that is added to files, by their paths. */
  added?: Readonly<Record<string, string>>;
  /** Files that are new, by their paths. */
  files?: Readonly<Record<string, string>>;
  /** Turns it into another section, whose pages and files are below `/<name>`. */
  name?: string;
}

const isText = (file: string) => /\.(js|cjs|css)$/.test(file);
const sha384 = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('base64');

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
  const identity = createHash('sha256')
    .update(JSON.stringify([before.identity, next]))
    .digest('hex');
  const base = `/_builds/${name}/${identity.slice(0, 12)}/`;
  const replacements: [string, string][] = [
    [before.base, base],
    ...(name === before.name ? [] : renaming(before.name, name)),
    ...Object.entries(next.replacements ?? {}),
  ];
  const moved = (address: string) => (name === before.name ? address : `/${name}${address}`);
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
    const full = path.join(out, to);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, bytes);
    return { path: to, size: bytes.length, sha384: hash };
  });
  for (const [file, text] of Object.entries(next.files ?? {})) {
    const bytes = Buffer.from(text);
    fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    fs.writeFileSync(path.join(out, file), bytes);
    files.push({ path: file, size: bytes.length, sha384: sha384(bytes) });
  }
  const manifest: Manifest = {
    ...before,
    ...{ name, version, identity, base, files },
    documents: before.documents.map((document) => ({ ...document, href: moved(document.href) })),
    pages: before.pages.map((page) => ({
      ...page,
      path: moved(page.path),
      ...(page.canonical && { canonical: moved(page.canonical) }),
    })),
  };
  fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}
