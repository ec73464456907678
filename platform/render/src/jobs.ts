import type {
  BrowserSettings,
  FirstPage,
  Manifest,
  ManifestPage,
  MenuEntryGrant,
  PageMetadata,
  PageRow,
  SectionAddress,
} from '@viit/contract';
import { fillRoute, hasParameters } from '@viit/contract/path';
import { alternatesOf } from './alternates.ts';
import { type ClientFile, clientFiles } from './client-files.ts';
import { structuredDataOf } from './entry-data.ts';
import { documentsOf, type UploadedDocument } from './public-files.ts';
import { renderer } from './renderer-version.ts';
import { sharedHashes } from './shared-hashes.ts';

/** A local build's version ends in `+<hash>`. */
export interface StoredBuild {
  version: string;
  manifest: Manifest;
  uploaded?: readonly UploadedDocument[];
}

/** By address, such as `/api/announcement/list`. */
export type Lists = ReadonlyMap<string, readonly unknown[]>;

export interface ReleasePage {
  /** For not-found pages, the route. */
  path: string;
  status: 200 | 404;
  /** Hash of all inputs. */
  key: string;
}

/** `input` goes to the shell's `renderPage`. */
export interface RenderJob extends ReleasePage {
  section: string;
  pageId: string;
  /** The change does not name the section. */
  isForeign?: boolean;
  input: {
    first: FirstPage;
    lists: Record<string, readonly unknown[]>;
    /** `integrity` identifies a style. Only development has its text. */
    files: { styles: { href: string; integrity: string; text?: string }[]; origin: string };
    /** In bytes by address; `null` if missing. */
    sizes: Record<string, number | null>;
    metadata: PageMetadata;
  };
}

/** What the pages of all sections depend on. */
export interface SharedInputs {
  shell: StoredBuild;
  lists: Lists;
  origin: string;
  browserSettings?: BrowserSettings | undefined;
  menu?: MenuEntryGrant[];
}

interface JobContext extends SharedInputs {
  build: StoredBuild;
  /** Only the page with this address. */
  only?: string;
}

/** By default of all pages, including variants and not-found pages. */
export function renderJobs(context: JobContext): RenderJob[] {
  const { shell, build, only } = context;
  // A route can have thousands of variants.
  const { share, hashOf } = sharedHashes();
  const documents = [...documentsOf(shell), ...documentsOf(build)];
  const shared: Shared = {
    ...{ share, hashOf, shellFile: clientFiles(shell.manifest), file: clientFiles(build.manifest) },
    sizes: share(Object.fromEntries(documents.map(({ href, size }) => [href, size]))),
    section: build.manifest.kind === 'section' ? sectionAddress(build) : null,
    menu: share(context.menu ?? []),
  };
  return build.manifest.pages.flatMap((page) => {
    const all = hasParameters(page.path) ? (page.variants ?? []) : [{ ...page, params: {} }];
    const shown = only === undefined ? all : all.filter(({ params }) => fillRoute(page.path, params) === only);
    const notFound = hasParameters(page.path) && only === undefined ? page.notFound : undefined;
    if (shown.length === 0 && !notFound) return [];
    const job = pageJobs(context, page, shared);
    const jobs = shown.map((variant) => job(variant, variant.params, 200));
    return notFound ? [...jobs, job(notFound, {}, 404)] : jobs;
  });
}

interface Shared extends ReturnType<typeof sharedHashes>, Pick<RenderJob['input'], 'sizes'> {
  section: SectionAddress | null;
  menu: MenuEntryGrant[];
  shellFile: ClientFile;
  file: ClientFile;
}

function pageJobs(
  { shell, build, lists, origin, browserSettings }: JobContext,
  page: ManifestPage,
  { share, hashOf, shellFile, file, sizes, section, menu }: Shared,
) {
  // Search words are in the document and the page table.
  const { searchWords: _, variants: __, ...row } = pageRow(build.manifest, page);
  if (row.navigation) share(row.navigation);
  const load = share(filesToLoad(shell, build, page, shellFile, file));
  const styles = [...shell.manifest.entry.styles.map(shellFile), ...page.styles.map(file)];
  const files = share({ styles: styles.map(({ address, integrity }) => ({ href: address, integrity })), origin });
  const { breadcrumbs, searchWords } = page;
  const structuredData = structuredDataOf(build.manifest, page);
  const alternates = alternatesOf(build.manifest, page);
  const metadata = share({ breadcrumbs, structuredData, searchWords, ...(alternates && { alternates }) });
  const builds = [shell.manifest.identity, build.manifest.identity, shell.version, build.version];
  return (
    { title, description }: { title: string; description: string },
    params: Record<string, string>,
    status: 200 | 404,
  ): RenderJob => {
    const path = status === 404 ? page.path : fillRoute(page.path, params);
    const addresses = (status === 404 ? [] : (page.content ?? [])).map((route) => fillRoute(route, params));
    const listAt = (address: string) => share(lists.get(address) ?? noItems);
    const shown = Object.fromEntries(addresses.map((address) => [address, listAt(address)]));
    const first: FirstPage = {
      shell: { version: shell.version },
      section,
      // They are in `load`.
      page: { ...row, title, description, scripts: [], styles: [] },
      path: status === 404 ? '' : path,
      params,
      isNotFound: status === 404,
      load,
      ...(browserSettings && { settings: browserSettings }),
      ...(menu.length > 0 && { menu }),
    };
    const input = { first, lists: shown, files, sizes, metadata };
    const key = hashOf([renderer.version, builds, path, status, input]);
    return { path, status, key, section: build.manifest.name, pageId: page.id, input };
  };
}

const noItems: readonly unknown[] = [];

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

export function sectionAddress({ manifest, version }: StoredBuild): SectionAddress {
  const entry = manifest.entry.scripts[0] ?? 'remoteEntry.js';
  const { address, integrity } = clientFiles(manifest)(entry);
  return { name: manifest.name, version, entry: address, integrity };
}

/** Loaded after the first paint (R101). `run: false` only fetches; the shell's script runs the entry. */
function filesToLoad(
  shell: StoredBuild,
  build: StoredBuild,
  page: ManifestPage,
  shellFile: ClientFile,
  file: ClientFile,
): FirstPage['load'] {
  const loaded = ({ address, integrity }: ReturnType<ClientFile>, run: boolean) => ({ src: address, integrity, run });
  const section = build.manifest.kind === 'section' ? build.manifest.entry.scripts : [];
  return [
    ...shell.manifest.entry.scripts.map((name) => loaded(shellFile(name), true)),
    ...section.map((name) => loaded(file(name), false)),
    ...page.scripts.map((name) => loaded(file(name), true)),
  ];
}
