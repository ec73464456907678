import { createHash } from 'node:crypto';
import type { FirstPage, Manifest, ManifestPage, PageRow, SectionAddress } from '@viit/contract';

/** A build as the registry stores it. Its version may differ from the manifest's: local builds carry `+<hash>`. */
export interface StoredBuild {
  version: string;
  manifest: Manifest;
}

/** Lists of the content API by address, such as `/api/announcement/list`. */
export type Lists = ReadonlyMap<string, readonly unknown[]>;

/** A page of a release: where it is served, with which status, and which rendered page it is. */
export interface ReleasePage {
  /** The path with its parameters filled in; for a not-found page the pattern, such as `/department/:code`. */
  path: string;
  status: 200 | 404;
  key: string;
}

/** One page to render: what the shell's `renderPage` is given, less the page's code. */
export interface RenderJob extends ReleasePage {
  section: string;
  pageId: string;
  input: {
    first: FirstPage;
    answers: Record<string, readonly unknown[]>;
    /** The text of a stylesheet is added when the page is rendered: its hash is part of the key. */
    files: { styles: { href: string; integrity: string; text?: string }[]; origin: string };
    sizes: Record<string, number>;
  };
}

interface JobContext {
  shell: StoredBuild;
  build: StoredBuild;
  lists: Lists;
  origin: string;
}

/** Everything of a build that is rendered: each page, each value of a parameterised one, and its not-found form. */
export function renderJobs(context: JobContext): RenderJob[] {
  return context.build.manifest.pages.flatMap((page) => {
    if (!page.path.includes(':')) return [job(context, page, page, {}, 200)];
    const variants = (page.variants ?? []).map((variant) => job(context, page, variant, variant.params, 200));
    return page.notFound ? [...variants, job(context, page, page.notFound, {}, 404)] : variants;
  });
}

type Words = { title: string; description: string };

function job(
  context: JobContext,
  page: ManifestPage,
  words: Words,
  params: Record<string, string>,
  status: 200 | 404,
): RenderJob {
  const { shell, build, lists, origin } = context;
  const fill = (path: string) => path.replace(/:([a-z]+)/g, (_, name: string) => params[name] ?? '');
  const path = status === 404 ? page.path : fill(page.path);
  const isSection = build.manifest.kind === 'section';
  const answers = Object.fromEntries(
    (status === 404 ? [] : (page.content ?? [])).map((address) => [fill(address), lists.get(fill(address)) ?? []]),
  );
  const first: FirstPage = {
    shell: { version: shell.version },
    section: isSection ? sectionAddress(build) : null,
    // The files stand in `load`; repeated here they would only weigh.
    page: {
      ...pageRow(build.manifest, page),
      title: words.title,
      description: words.description,
      scripts: [],
      styles: [],
    },
    path: status === 404 ? '' : path,
    params,
    isNotFound: status === 404,
    load: filesToLoad(shell, build, page),
  };
  const styles = [
    ...shell.manifest.entry.styles.map((file) => styleOf(shell.manifest, file)),
    ...page.styles.map((file) => styleOf(build.manifest, file)),
  ];
  const sizes = { ...documentSizes(shell.manifest), ...documentSizes(build.manifest) };
  const input = { first, answers, files: { styles, origin }, sizes };
  const identities = [shell.manifest.identity, build.manifest.identity, shell.version, build.version];
  const key = createHash('sha256')
    .update(JSON.stringify([identities, path, status, input]))
    .digest('hex');
  return { path, status, key, section: build.manifest.name, pageId: page.id, input };
}

/** A page's row in the page table. */
export function pageRow(manifest: Manifest, page: ManifestPage): PageRow {
  const { id, path, title, description, layout, canonical, noindex, navigation, variants, scripts, styles } = page;
  const address = (file: string) => manifest.base + file;
  return {
    id,
    path,
    title,
    description,
    section: manifest.name,
    layout,
    ...(canonical && { canonical }),
    ...(noindex && { noindex }),
    ...(navigation && { navigation }),
    ...(variants && { variants: variants.map((variant) => ({ params: variant.params, title: variant.title })) }),
    scripts: scripts.map(address),
    styles: styles.map(address),
  };
}

/** Sizes of a build's documents in bytes, by address. */
export function documentSizes({ documents, files }: Manifest): Record<string, number> {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  return Object.fromEntries(documents.map(({ href }) => [href, sizes.get(`public${href}`) ?? 0]));
}

/** Where a section's build is, for the browser. */
export function sectionAddress({ manifest, version }: StoredBuild): SectionAddress {
  const entry = manifest.entry.scripts[0] ?? 'remoteEntry.js';
  return { name: manifest.name, version, entry: manifest.base + entry, integrity: integrityOf(manifest, entry) };
}

/**
 * What the starter adds after the first paint. The section's entry is fetched only: it runs once the shell's script, which it
 * needs, asks for it. The page's chunks need nothing: they are laid by until the entry takes them up.
 */
function filesToLoad(shell: StoredBuild, build: StoredBuild, page: ManifestPage): FirstPage['load'] {
  const file = (manifest: Manifest, name: string, run: boolean) => ({
    src: manifest.base + name,
    integrity: integrityOf(manifest, name),
    run,
  });
  const section = build.manifest.kind === 'section' ? build.manifest.entry.scripts : [];
  return [
    ...shell.manifest.entry.scripts.map((name) => file(shell.manifest, name, true)),
    ...section.map((name) => file(build.manifest, name, false)),
    ...page.scripts.map((name) => file(build.manifest, name, true)),
  ];
}

const styleOf = (manifest: Manifest, file: string) => ({
  href: manifest.base + file,
  integrity: integrityOf(manifest, file),
});

function integrityOf(manifest: Manifest, file: string): string {
  const found = manifest.files.find((one) => one.path === `client/${file}`);
  if (!found) throw new Error(`The manifest of ${manifest.name} names no file client/${file}.`);
  return `sha384-${found.sha384}`;
}
