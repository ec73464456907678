import { type Manifest, reservedNames } from '@viit/contract';
import { hasParameters, parameterNames } from '@viit/contract/path';
import { Refusal } from '@viit/core/refusal';
import { checkEntry } from '@viit/render/check-entry';
import semver from 'semver';
import { checkBudgets } from './check-budgets.ts';
import { checkExport } from './check-export.ts';
import { checkPopovers } from './check-popovers.ts';
import { checkStylesheets } from './check-stylesheets.ts';
import type { ReadFile } from './store-build.ts';
import { isPreviewLabel } from './versions.ts';

/**
 * Checks a build by itself (R108.3): the manifest describes its own build only, the files that it refers to exist,
 * everything meets its budget, and the entry exposes the list of pages.
 * @returns warnings for the section's team.
 * @throws Refusal that says what is wrong and how to fix it.
 */
export async function checkBuild(manifest: Manifest, name: string, read: ReadFile): Promise<string[]> {
  checkOwnName(manifest, name);
  checkToolkit(manifest);
  checkReferredFiles(manifest);
  checkFormerPaths(manifest);
  checkVariants(manifest);
  checkExport(manifest);
  await checkBudgets(manifest, read);
  if (manifest.kind === 'section') await checkEntry(manifest, read);
  return [...(await checkStylesheets(manifest, read)), ...(await checkPopovers(manifest, read))];
}

function checkOwnName({ name, kind, base, identity, version }: Manifest, expected: string): void {
  if (name !== expected) {
    throw new Refusal(
      'build-name-mismatch',
      `This is a build of ${name}, sent as ${expected}. Publish it under its own name: viit publish ${name}`,
    );
  }
  if ((kind === 'shell') !== (name === 'shell') || reservedNames.includes(name)) {
    throw new Refusal(
      'manifest-invalid',
      `The name ${name} is not possible for a build of the kind ${kind}. Change the section's name: "viit": { "section": … } in its package.json.`,
    );
  }
  if (isPreviewLabel(version)) {
    throw new Refusal(
      'manifest-invalid',
      `The manifest of ${name} claims the version ${version}, but the registry gives such labels itself. Set "version" in its package.json to one such as 1.4.0.`,
    );
  }
  if (base !== `/_builds/${name}/${identity.slice(0, 12)}/`) {
    throw new Refusal(
      'manifest-invalid',
      `The manifest of ${name} ${version} claims the base ${base}, which does not match its name and identity. Build it with this project's preset.`,
    );
  }
}

/** A section names one version, and the shell a range of them. */
function checkToolkit({ name, version, kind, toolkit }: Manifest): void {
  if (toolkit === undefined || (kind === 'shell' ? semver.validRange(toolkit) : semver.valid(toolkit)) !== null) return;
  throw new Refusal(
    'manifest-invalid',
    kind === 'shell'
      ? `The shell ${version} claims to fit the toolkit "${toolkit}", which is no range. Set "viit.toolkit" in its package.json to one such as >=1.0.0 <2.`
      : `The manifest of ${name} ${version} claims the toolkit "${toolkit}", which is no version. Build it with this project's preset.`,
  );
}

function checkReferredFiles({ name, version, kind, entry, pages, documents, files }: Manifest): void {
  const listed = new Set<string>();
  for (const { path } of files) {
    if (listed.has(path)) {
      throw new Refusal('manifest-invalid', `The manifest of ${name} ${version} lists ${path} twice. Build it again.`);
    }
    listed.add(path);
  }
  const client = [...entry.scripts, ...entry.styles, ...pages.flatMap((page) => [...page.scripts, ...page.styles])];
  const server = kind === 'shell' ? 'server/render.cjs' : 'server/pages.cjs';
  for (const file of [...client.map((path) => `client/${path}`), server]) {
    if (listed.has(file)) continue;
    throw new Refusal(
      'file-missing',
      `${name} ${version} needs ${file}, which is not among its files. Build it again.`,
    );
  }
  // The search in the shell's menu links to them.
  const missing = documents.find(({ href }) => !listed.has(`public${href}`));
  if (!missing) return;
  throw new Refusal(
    'file-missing',
    `${name} ${version} lists the document ${missing.href}, which is not among its files. Add it to public/ and build again.`,
  );
}

function checkFormerPaths({ pages }: Manifest): void {
  const page = pages.find(({ path, formerPaths }) => formerPaths && hasParameters(path));
  if (!page) return;
  throw new Refusal(
    'manifest-invalid',
    `The page ${page.path} has formerPaths, but also parameters, so they have no single target. Remove formerPaths from it.`,
  );
}

/** Each variant gives every parameter of its route a value, and nothing else. */
function checkVariants({ pages }: Manifest): void {
  for (const { path, variants = [] } of pages) {
    const expected = parameterNames(path).sort().join();
    const other = variants.find(({ params }) => Object.keys(params).sort().join() !== expected);
    if (!other) continue;
    throw new Refusal(
      'manifest-invalid',
      `The variant "${other.title}" of ${path} has values for "${Object.keys(other.params).sort().join()}" instead of "${expected}". Correct its params.`,
    );
  }
}
