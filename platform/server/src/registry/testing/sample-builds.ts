import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { baseOf, identityOf, placeholderBase, rebaseFiles, rebaseManifest } from '@viit/contract/build-identity';
import { sha384 } from '@viit/contract/integrity';

/** A small build for tests: a shell that writes a page's title and text, or a section of a page or two. */
export interface SampleBuild {
  name: string;
  version?: string;
  /** Paths of its pages. */
  pages?: readonly string[];
  /** The server bundle; by default every page shows its path and version. */
  bundle?: string;
  publicFiles?: Readonly<Record<string, string>>;
  /** More client files, which `change` may give to pages. */
  clientFiles?: Readonly<Record<string, string>>;
  /** More files below server/, such as source maps. */
  serverFiles?: Readonly<Record<string, string>>;
  peers?: Readonly<Record<string, string>>;
  /** The client entry; by default one that exposes ./pages. */
  entry?: string;
  /** Changes the manifest. It gets the identity of the changed build, unless name, identity or base are changed. */
  change?: (manifest: Manifest) => Manifest;
}

const shellBundle = `
exports.modules = { react: {}, '@viit/runtime': {} };
exports.default = [];
exports.renderPage = async ({ first, component, lists }) => ({ html: '<!doctype html><title>' + first.page.title + '</title>' + (await component(first, lists)), scriptHashes: [], styleHashes: [] });
`;

const sectionBundle = (pages: readonly string[], version: string) =>
  `exports.default = ${JSON.stringify(pages.map((_, i) => ({ id: `page-${i}` })))}.map((page) => ({ ...page, load: async () => ({ default: (first) => first.path + ' ${version}' }) }));`;

/** A section's entry as the federation runtime loads it. */
const container = (name: string, version: string) => `// ${name} ${version}
var viit_${name} = {
  init() {},
  get: (name) => name === './pages' ? Promise.resolve(() => ({})) : Promise.reject(new Error('Module "' + name + '" does not exist in container.')),
};`;

/** Adds collections of entries with a title, and optionally a date and a link. */
export const withCollections =
  (...names: string[]) =>
  (manifest: Manifest): Manifest => ({
    ...manifest,
    collections: names.map((name) => ({
      ...{ name, title: 'Notices', help: 'Newest first.', seed: [] },
      fields: {
        title: { type: 'line', label: 'Title' },
        date: { type: 'date', label: 'Date', optional: true },
        path: { type: 'link', label: 'Link', optional: true },
      },
    })),
  });

/** Writes a build's `dist` into a folder and returns its manifest. */
export function writeSampleBuild(folder: string, build: SampleBuild): Manifest {
  const {
    name,
    version = '1.0.0',
    pages = name === 'shell' ? [] : [`/${name}`],
    publicFiles = {},
    clientFiles = {},
    serverFiles = {},
    peers = {},
  } = build;
  const isShell = name === 'shell';
  const files: Record<string, string> = {
    [isShell ? 'client/main.js' : 'client/remoteEntry.js']:
      build.entry ?? (isShell ? `// ${name} ${version}` : container(name, version)),
    [isShell ? 'server/render.cjs' : 'server/pages.cjs']:
      build.bundle ?? (isShell ? shellBundle : sectionBundle(pages, version)),
  };
  for (const [file, text] of Object.entries(publicFiles)) files[`public/${file}`] = text;
  for (const [file, text] of Object.entries(clientFiles)) files[`client/${file}`] = text;
  for (const [file, text] of Object.entries(serverFiles)) files[`server/${file}`] = text;
  const original: Manifest = {
    schema: 1,
    kind: isShell ? 'shell' : 'section',
    name,
    version,
    identity: '0'.repeat(64),
    base: placeholderBase(name),
    entry: { scripts: [isShell ? 'main.js' : 'remoteEntry.js'], styles: [] },
    peers,
    ...(isShell && { provides: { react: '19.3.1', '@viit/runtime': '1.0.0' } }),
    pages: pages.map((page, i) => ({
      id: `page-${i}`,
      path: page,
      title: `Page ${page}`,
      description: 'A page.',
      layout: 'standard',
      scripts: [],
      styles: [],
    })),
    documents: [],
    files: Object.entries(files).map(([file, text]) => ({
      path: file,
      size: Buffer.byteLength(text),
      sha384: sha384(Buffer.from(text)),
    })),
  };
  const change = build.change ?? ((given) => given);
  const changed = change(original);
  const isForged = (['name', 'identity', 'base'] as const).some((field) => changed[field] !== original[field]);
  const finished = finish(isForged ? original : changed, files);
  const manifest = isForged ? change(finished.manifest) : finished.manifest;
  for (const [file, text] of Object.entries({ ...finished.files, 'manifest.json': JSON.stringify(manifest) })) {
    const full = path.join(folder, 'dist', file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  }
  return manifest;
}

/** Rebases a build from the placeholder to its identity, as the preset does. */
function finish(original: Manifest, files: Readonly<Record<string, string>>) {
  const placeholder = original.base;
  const identity = identityOf(original);
  const base = baseOf(original.name, identity);
  const rebased = rebaseFiles(
    new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)])),
    placeholder,
    base,
  );
  const manifest = { ...rebaseManifest(original, rebased, placeholder, base), identity, base };
  return { manifest, files: { ...files, ...Object.fromEntries(rebased) } };
}
