import { createHash } from 'node:crypto';
import type {
  BrowserSettings,
  FirstPage,
  Manifest,
  ManifestPage,
  PageMetadata,
  PageRow,
  SectionAddress,
} from '@viit/contract';
import { integrityFromHash } from '@viit/contract/integrity';
import { fillRoute, hasParameters } from '@viit/contract/path';
import { documentsOf, type SuppliedDocument } from './public-files.ts';
import { renderer } from './renderer-version.ts';

/** A build as the registry stores it. Its version can differ from the manifest's: that of a local build ends in `+<hash>`. */
export interface StoredBuild {
  version: string;
  manifest: Manifest;
  /** Files that were supplied for its documents, in a release. */
  supplied?: readonly SuppliedDocument[];
}

/** Lists of the content API by address, such as `/api/announcement/list`. */
export type Lists = ReadonlyMap<string, readonly unknown[]>;

/** A page of a release: its address, its status, and the key of its rendered page. */
export interface ReleasePage {
  /** The address; for a not-found page the route, such as `/department/:code`. */
  path: string;
  status: 200 | 404;
  /** Hash of everything that the page is rendered from. Pages with the same key have the same bytes. */
  key: string;
}

/** One page to render. `input` is what the shell's `renderPage` gets, except the page's component. */
export interface RenderJob extends ReleasePage {
  section: string;
  pageId: string;
  input: {
    first: FirstPage;
    /** Lists of the content API by address. The name belongs to the protocol with stored shell builds. */
    answers: Record<string, readonly unknown[]>;
    /** `text` is added just before the page is rendered; `integrity` identifies it in the key. */
    files: { styles: { href: string; integrity: string; text?: string }[]; origin: string };
    /** Sizes of documents in bytes, by address; `null` for one that has not been supplied. */
    sizes: Record<string, number | null>;
    /** Missing where the page declares nothing, as in builds of former presets, so that their keys stay the same. */
    metadata?: PageMetadata;
  };
}

interface JobContext {
  shell: StoredBuild;
  build: StoredBuild;
  lists: Lists;
  origin: string;
  browserSettings?: BrowserSettings | undefined;
}

/** A job for each page of a build: a parameterised page has one for each variant, and one for its not-found page. */
export function renderJobs(context: JobContext): RenderJob[] {
  return context.build.manifest.pages.flatMap((page) => {
    if (!hasParameters(page.path)) return [job(context, page, page, {}, 200)];
    const variants = (page.variants ?? []).map((variant) => job(context, page, variant, variant.params, 200));
    return page.notFound ? [...variants, job(context, page, page.notFound, {}, 404)] : variants;
  });
}

function job(
  context: JobContext,
  page: ManifestPage,
  { title, description }: { title: string; description: string },
  params: Record<string, string>,
  status: 200 | 404,
): RenderJob {
  const { shell, build, lists, origin, browserSettings } = context;
  const path = status === 404 ? page.path : fillRoute(page.path, params);
  const isSection = build.manifest.kind === 'section';
  const addresses = (status === 404 ? [] : (page.content ?? [])).map((route) => fillRoute(route, params));
  const answers = Object.fromEntries(addresses.map((address) => [address, lists.get(address) ?? []]));
  // Search has the words in the page table and in the document.
  const { searchWords: _, ...row } = pageRow(build.manifest, shell.manifest.routeIndex ? withoutVariants(page) : page);
  const first: FirstPage = {
    shell: { version: shell.version },
    section: isSection ? sectionAddress(build) : null,
    // The files are in `load`; a second time they would only add weight.
    page: { ...row, title, description, scripts: [], styles: [] },
    path: status === 404 ? '' : path,
    params,
    isNotFound: status === 404,
    load: filesToLoad(shell, build, page),
    ...(browserSettings && { settings: browserSettings }),
  };
  const styles = [
    ...shell.manifest.entry.styles.map((file) => styleOf(shell.manifest, file)),
    ...page.styles.map((file) => styleOf(build.manifest, file)),
  ];
  const documents = [...documentsOf(shell), ...documentsOf(build)];
  const sizes = Object.fromEntries(documents.map(({ href, size }) => [href, size]));
  const { breadcrumbs, structuredData, searchWords } = page;
  const declared = breadcrumbs ?? structuredData ?? searchWords;
  const metadata = declared && { metadata: { breadcrumbs, structuredData, searchWords } };
  const input = { first, answers, files: { styles, origin }, sizes, ...metadata };
  const builds = [shell.manifest.identity, build.manifest.identity, shell.version, build.version];
  const key = createHash('sha256')
    .update(JSON.stringify([renderer.version, builds, path, status, input]))
    .digest('hex');
  return { path, status, key, section: build.manifest.name, pageId: page.id, input };
}

/** A document carries nothing of other pages. Shells before the route index get the variants, so that their pages stay the same. */
const withoutVariants = ({ variants: _, ...page }: ManifestPage): ManifestPage => page;

/** A page's row in the page table. */
export function pageRow(manifest: Manifest, page: ManifestPage): PageRow {
  const {
    id,
    path,
    title,
    description,
    layout,
    canonical,
    noindex,
    navigation,
    variants,
    searchWords,
    scripts,
    styles,
  } = page;
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
    ...(searchWords && { searchWords }),
    scripts: scripts.map(address),
    styles: styles.map(address),
  };
}

/** What the browser needs to load a section's build. */
export function sectionAddress({ manifest, version }: StoredBuild): SectionAddress {
  const entry = manifest.entry.scripts[0] ?? 'remoteEntry.js';
  return { name: manifest.name, version, entry: manifest.base + entry, integrity: integrityOf(manifest, entry) };
}

/**
 * The scripts that the bootstrap script loads after the first paint (R101.5). `run: false` only fetches: the section's entry
 * needs the shell's script, which runs it. The page's chunks only register themselves and can run in any order.
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
  const found = manifest.files.find(({ path }) => path === `client/${file}`);
  if (!found) throw new Error(`The manifest of ${manifest.name} does not list client/${file}.`);
  return integrityFromHash(found.sha384);
}
