import { type Manifest, reservedNames } from '@viit/contract';
import { hasParameters, parameterNames } from '@viit/contract/path';
import { Refusal } from '@viit/core/refusal';
import { checkEntry } from '@viit/render/check-entry';
import semver from 'semver';
import { checkBudgets } from './check-budgets.ts';
import { checkExport, findRepeated } from './check-export.ts';
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

/** Whether the build is described as itself. @returns what is wrong, as a sentence. */
function findOwnProblem({ name, kind, base, identity, version, toolkit, files }: Manifest): string | undefined {
  const isShell = kind === 'shell';
  if (isShell !== (name === 'shell') || reservedNames.includes(name))
    return `The name ${name} is not possible for a build of the kind ${kind}. Change the section's name: "viit": { "section": … } in its package.json.`;
  if (isPreviewLabel(version))
    return `The manifest of ${name} claims the version ${version}, but the registry gives such labels itself. Set "version" in its package.json to one such as 1.4.0.`;
  if (base !== `/_builds/${name}/${identity.slice(0, 12)}/`)
    return `The manifest of ${name} ${version} claims the base ${base}, which does not match its name and identity. Build it with this project's preset.`;
  // A section names one version, and the shell a range of them.
  if (isShell && toolkit !== undefined && semver.validRange(toolkit) === null)
    return `The shell ${version} claims to fit the toolkit "${toolkit}", which is no range. Set "viit.toolkit" in its package.json to one such as >=1.0.0 <2.`;
  if (!isShell && toolkit !== undefined && semver.valid(toolkit) === null)
    return `The manifest of ${name} ${version} claims the toolkit "${toolkit}", which is no version. Build it with this project's preset.`;
  const repeated = findRepeated(files.map(({ path }) => path));
  return repeated && `The manifest of ${name} ${version} lists ${repeated} twice. Build it again.`;
}

/** Former paths need a single target, and each variant a value for every parameter of its route, and nothing else. */
function findPageProblem({ pages }: Manifest): string | undefined {
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

/** Finds a file that the build needs and does not list. @returns a sentence. */
function findMissingFile({ name, version, kind, entry, pages, documents, files }: Manifest): string | undefined {
  const listed = new Set(files.map(({ path }) => path));
  const client = [entry, ...pages].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const server = kind === 'shell' ? 'server/render.cjs' : 'server/pages.cjs';
  const missing = [...client.map((path) => `client/${path}`), server].find((file) => !listed.has(file));
  if (missing) return `${name} ${version} needs ${missing}, which is not among its files. Build it again.`;
  // The search in the shell's menu links to them.
  const document = documents.find(({ href }) => !listed.has(`public${href}`));
  if (!document) return undefined;
  return `${name} ${version} lists the document ${document.href}, which is not among its files. Add it to public/ and build again.`;
}
