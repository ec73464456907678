import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { recordOf, type ToolkitPackage } from '@viit/contract';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import { readArchive } from '../builds/archive.ts';

export interface CheckedPackage extends Omit<ToolkitPackage, 'file'> {
  bytes: Buffer;
  shasum: string;
  files: number;
  unpackedSize: number;
  /** The public part of its package.json. */
  manifest: PackageManifest;
}

const names = z.array(z.string()).max(100);
const dependencies = recordOf(z.string(), 'dependencies').optional();

const packageManifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string().optional(),
  keywords: names.optional(),
  homepage: z.string().optional(),
  license: z.string().optional(),
  type: z.string().optional(),
  main: z.string().optional(),
  types: z.string().optional(),
  bin: z.union([z.string(), recordOf(z.string(), 'commands')]).optional(),
  engines: recordOf(z.string(), 'engines').optional(),
  os: names.optional(),
  cpu: names.optional(),
  dependencies,
  optionalDependencies: dependencies,
  peerDependencies: dependencies,
  peerDependenciesMeta: z.record(z.string(), z.unknown()).optional(),
  bundleDependencies: z.union([z.boolean(), names]).optional(),
});
type PackageManifest = z.infer<typeof packageManifestSchema>;

/** SHA-512, as in lock files. */
export const tarballIntegrity = (bytes: Uint8Array): string =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

const withScripts = z.object({ scripts: z.record(z.string(), z.unknown()).optional() });

/** Scripts that npm runs on installation. */
const installScripts = ['preinstall', 'install', 'postinstall'];

/** The package's own package.json, or that of a bundled package. */
const installedManifest = /^package\/(?:(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+\/)?package\.json$/;

/** @throws Refusal that names the tarball and the problem. */
export async function checkPackage(entry: ToolkitPackage, bytes: Buffer): Promise<CheckedPackage> {
  const { name, version, file } = entry;
  const integrity = tarballIntegrity(bytes);
  if (integrity !== entry.integrity) {
    throw new Refusal(
      'file-hash-mismatch',
      `The file ${file} does not match its integrity in toolkit.json: it was changed after it was packed. Pack the toolkit again: npm run packages`,
    );
  }
  const { manifest, files, unpackedSize } = await readTarball(file, bytes);
  if (manifest.name !== name || manifest.version !== version) {
    throw new Refusal(
      'package-invalid',
      `toolkit.json lists ${file} as ${name} ${version}, but its package.json says ${manifest.name} ${manifest.version}. Pack the toolkit again: npm run packages`,
    );
  }
  const shasum = createHash('sha1').update(bytes).digest('hex');
  return { name, version, bytes, integrity, shasum, files, unpackedSize, manifest };
}

async function readTarball(file: string, bytes: Buffer) {
  let manifest: PackageManifest | undefined;
  let files = 0;
  let unpackedSize = 0;
  const kind = {
    noun: `tarball ${file}`,
    contains: (name: string) => name.startsWith('package/'),
    rule: 'A package has files in package/, without "..". Pack it with npm pack.',
  };
  await readArchive(Readable.from([bytes]), kind, async (path, content) => {
    files += 1;
    unpackedSize += content.length;
    if (path.endsWith('/binding.gyp')) throw runsScript(file, path);
    if (!installedManifest.test(path)) return;
    const data = parseJson(file, path, content);
    const scripts = withScripts.safeParse(data).data?.scripts ?? {};
    const script = installScripts.find((name) => scripts[name] !== undefined);
    if (script) throw runsScript(file, `${path} ("${script}")`);
    if (path !== 'package/package.json') return;
    const parsed = packageManifestSchema.safeParse(data);
    manifest = parsed.data;
    if (parsed.success) return;
    throw new Refusal(
      'package-invalid',
      `The package.json of ${file} is not valid. Correct it and pack the toolkit again.\n${describeIssues(parsed.error)}`,
    );
  });
  if (manifest) return { manifest, files, unpackedSize };
  throw new Refusal('package-invalid', `${file} contains no package/package.json. Pack it with npm pack.`);
}

function parseJson(file: string, path: string, content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch (error) {
    throw new Refusal(
      'package-invalid',
      `${path} in ${file} is not valid JSON (${(error as Error).message}). Correct it and pack the toolkit again.`,
    );
  }
}

/** Installing a toolkit must not run code on teams' machines. */
const runsScript = (file: string, what: string) =>
  new Refusal(
    'package-invalid',
    `${file} would run a script when it is installed: ${what}. Remove it; a package of the toolkit only contains files.`,
  );
