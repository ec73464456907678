import { describeFinding } from '@viit/build/check-styles';
import { type Manifest, type ManifestPage, reservedNames } from '@viit/contract';
import { type Measurement, measureBuild, measureManifest } from '@viit/contract/measure-build';
import { hasParameters, pageFile, parameterNames, pathsOf } from '@viit/contract/path';
import { mediaType } from '@viit/core/media-type';
import { Refusal } from '@viit/core/refusal';
import { checkEntry } from '@viit/render/check-entry';
import type { StoredBuild } from '@viit/render/jobs';
import { publicFiles } from '@viit/render/public-files';
import semver from 'semver';
import { parentsOf } from './check-entries.ts';
import { checkStylesInProcess } from './check-styles-in-process.ts';
import type { ReadFile } from './store-build.ts';
import { isPreviewLabel } from './versions.ts';

/** Checks a build without the rest of the site (R108). @returns warnings for the team. */
export async function checkBuild(manifest: Manifest, name: string, read: ReadFile): Promise<string[]> {
  if (manifest.name !== name) {
    throw new Refusal(
      'build-name-mismatch',
      `This is a build of ${manifest.name}, sent as ${name}. Publish it under its own name: viit publish ${manifest.name}`,
    );
  }
  const problem = findOwnProblem(manifest) ?? findPageProblem(manifest);
  if (problem) throw new Refusal('manifest-invalid', problem);
  const missing = findMissingFile(manifest);
  if (missing) throw new Refusal('file-missing', missing);
  checkExport(manifest);
  await checkBudgets(manifest, read);
  if (manifest.kind === 'section') await checkEntry(manifest, read);
  return checkStylesheets(manifest, read);
}

/** @returns the problem as a sentence. */
function findOwnProblem({ name, kind, base, identity, version, toolkit, files }: Manifest): string | undefined {
  const isShell = kind === 'shell';
  if (isShell !== (name === 'shell') || reservedNames.includes(name))
    return `The name ${name} is not possible for a build of the kind ${kind}. Change the section's name: "viit": { "section": … } in its package.json.`;
  if (isPreviewLabel(version) || version.includes('+'))
    return `The manifest of ${name} claims the version ${version}, but the registry gives such labels itself. Set "version" in its package.json to one such as 1.4.0.`;
  if (base !== `/_builds/${name}/${identity.slice(0, 12)}/`)
    return `The manifest of ${name} ${version} claims the base ${base}, which does not match its name and identity. Build it with this project's preset.`;
  // A section names one version, the shell a range.
  if (isShell && toolkit !== undefined && semver.validRange(toolkit) === null)
    return `The shell ${version} claims to be compatible with the toolkit "${toolkit}", which is no range. Set "viit.toolkit" in its package.json to one such as >=1.0.0 <2.`;
  if (!isShell && toolkit !== undefined && semver.valid(toolkit) === null)
    return `The manifest of ${name} ${version} claims the toolkit "${toolkit}", which is no version. Build it with this project's preset.`;
  const repeated = findRepeated(files.map(({ path }) => path));
  return repeated && `The manifest of ${name} ${version} lists ${repeated} twice. Build it again.`;
}

/** Every unknown address is compared with each pattern. */
const maxPatterns = 50;

/** Variants need exactly the parameters of their route. */
function findPageProblem({ pages }: Manifest): string | undefined {
  const patterns = pages.filter(({ path }) => hasParameters(path)).length;
  if (patterns > maxPatterns)
    return `The build has ${patterns} pages with parameters in their address, but at most ${maxPatterns} are possible. Make one page of several, with variants.`;
  for (const { path, formerPaths, variants = [] } of pages) {
    if (formerPaths && hasParameters(path))
      return `The page ${path} has formerPaths, but also parameters, so they have no single target. Remove formerPaths from it.`;
    const expected = parameterNames(path).sort().join();
    const other = variants.find(({ params }) => Object.keys(params).sort().join() !== expected);
    if (other)
      return `The variant "${other.title}" of ${path} has values for "${Object.keys(other.params).sort().join()}" instead of "${expected}". Correct its params.`;
  }
  return undefined;
}

function findMissingFile({ name, version, kind, entry, pages, documents, files }: Manifest): string | undefined {
  const listed = new Set(files.map(({ path }) => path));
  const client = [entry, ...pages].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const server = kind === 'shell' ? 'server/render.cjs' : 'server/pages.cjs';
  const missing = [...client.map((path) => `client/${path}`), server].find((file) => !listed.has(file));
  if (missing) return `${name} ${version} needs ${missing}, which is not among its files. Build it again.`;
  // The menu's search links to documents.
  const document = documents.find(({ href }) => !listed.has(`public${href}`));
  if (!document) return undefined;
  return `${name} ${version} lists the document ${document.href}, which is not among its files. Add it to public/ and build again.`;
}

/** As in `npm run validate`. */
export async function checkBudgets(manifest: Manifest, read: ReadFile): Promise<void> {
  // First, because it limits how much is read and compressed.
  refuseOver(manifest, measureManifest(manifest));
  refuseOver(manifest, await measureBuild(manifest, read));
}

function refuseOver(manifest: Manifest, measured: readonly Measurement[]): void {
  const over = measured.filter(({ value, limit }) => value > limit);
  if (over.length === 0) return;
  const build = `${manifest.name} ${manifest.version}`;
  const entry = over.find(({ isEntry }) => isEntry);
  if (entry) {
    throw new Refusal(
      'entry-too-large',
      `The entry of ${build} is ${entry.format(entry.value)} compressed; its budget is ${entry.format(entry.limit)}. Import what a page needs in that page, not in ${manifest.kind === 'shell' ? 'main.ts' : 'pages.ts'}.`,
    );
  }
  throw new Refusal(
    'budget-exceeded',
    `${build} exceeds ${over.length === 1 ? 'a budget' : `${over.length} budgets`}: ${over.slice(0, 5).map(describe).join('; ')}. Load less at first, make pictures and documents smaller, or split what is large.`,
  );
}

const describe = ({ name, value, limit, format }: Measurement) => `${name}: ${format(value)} of ${format(limit)}`;

const quoted = 5;

/** A section may style only its own elements (R106). Warns about popovers, which browsers position. */
async function checkStylesheets(manifest: Manifest, read: ReadFile): Promise<string[]> {
  const { name, version, kind, files } = manifest;
  if (kind === 'shell') return [];
  const sheets: string[] = [];
  const popovers: string[] = [];
  for (const { path } of files) {
    // Scripts and the server bundle create the HTML with the attribute.
    if (/\.c?js$/.test(path) && /popover/i.test(Buffer.from(await read(path)).toString())) popovers.push(path);
    if (!path.startsWith('server/') && mediaType(path).startsWith('text/css')) sheets.push(path);
  }
  const found = [...(await checkStylesInProcess(name, sheets, read))];
  const [problems, warnings] = (['problems', 'warnings'] as const).map((kind) =>
    found.flatMap(([path, findings]) => findings[kind].map((finding) => describeFinding(path, finding))),
  ) as [string[], string[]];
  const popoverWarning = `${popovers.join(', ')}: a popover is above everything and can cover the header and the menus. Make sure that it does not.`;
  if (problems.length === 0) return popovers.length > 0 ? [...warnings, popoverWarning] : warnings;
  const more = problems.length > quoted ? [`… and ${problems.length - quoted} more`] : [];
  throw new Refusal(
    'style-outside-section',
    [`${name} ${version} has styles that apply outside the section:`, ...problems.slice(0, quoted), ...more].join('\n'),
  );
}

/**
 * Exported files must not coincide or be folders of others. Web servers would send compressed variants instead of another
 * section's file.
 */
function checkExport(manifest: Manifest): void {
  const { name, version, files } = manifest;
  const special = files.find(({ path }) => isSpecial(path))?.path;
  if (special !== undefined) {
    throw new Refusal(
      'export-conflict',
      `${name} ${version} has the file ${special}, but web servers and exports give such names a meaning of their own. Rename it.`,
    );
  }
  const exported = files.map(({ path }) => path).filter((path) => !path.startsWith('server/'));
  const needed = exportFiles({ manifest });
  // A folder of that name is in their way.
  const variant = [...exported, ...needed].find((path) => /\.(?:gz|br)(?:\/|$)/i.test(path));
  if (variant !== undefined) {
    throw new Refusal(
      'export-conflict',
      `${name} ${version} has the file ${variant}, but an export uses such names for compressed variants of other files. Rename it.`,
    );
  }
  const long = [...exported, ...needed].find(isLong);
  if (long !== undefined) {
    throw new Refusal(
      'export-conflict',
      `In an export of the site, ${name} ${version} needs a file whose name is longer than ${exportLimits.name} characters, or its path than ${exportLimits.path}: ${long.slice(0, 200)}… Use shorter names, or fewer and shorter parameters.`,
    );
  }
  const all = new Set(needed);
  const conflict = findRepeated(needed) ?? needed.flatMap(parentsOf).find((path) => all.has(path));
  if (conflict === undefined) return;
  throw new Refusal(
    'export-conflict',
    `Two pages or files of ${name} ${version} need ${conflict} in an export of the site. Rename one of them.`,
  );
}

/** File systems store names of 255 bytes, with `.gz`; nginx reads addresses of up to 4096. */
const exportLimits = { name: 250, path: 300 };

const isLong = (path: string): boolean =>
  path.length > exportLimits.path || path.split('/').some(({ length }) => length > exportLimits.name);

/** Settings and error pages of web servers and static hosts, hidden files, and exported page tables. */
const isSpecial = (path: string): boolean =>
  /^public\/(?:.+\/[._]|(?:.*\/)?(?:web\.config|(?:[45]\d\d|index|default)\.html?)$)/i.test(path) ||
  /^client\/_pages(?:[./]|$)/.test(path);

export const exportFiles = (build: Pick<StoredBuild, 'manifest' | 'uploaded'>): string[] => [
  ...build.manifest.pages.flatMap(filesOf),
  ...publicFiles(build).map(({ address }) => address),
];

function findRepeated(texts: readonly string[]): string | undefined {
  const lastIndex = new Map(texts.map((text, i) => [text, i]));
  return texts.find((text, i) => lastIndex.get(text) !== i);
}

/** One for each variant, and one for the not-found page. */
const filesOf = (page: ManifestPage): string[] =>
  [...pathsOf(page), ...(hasParameters(page.path) && page.notFound ? [page.path] : [])].map(pageFile);
