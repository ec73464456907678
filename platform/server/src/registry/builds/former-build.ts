import type { Manifest } from '@viit/contract';
import {
  identityOf,
  isCodeFile,
  moveFiles,
  moveManifest,
  placeholderBase,
  type WrittenManifest,
} from '@viit/contract/build-identity';
import type { Sql } from '../../database/database.ts';
import { readBlobs } from './blobs.ts';
import { type BuildId, parseManifest } from './builds.ts';
import { readCode } from './check-identity.ts';
import type { ReadFile } from './store-build.ts';

/*
 * Former presets gave a build the hash of its sources as identity. The same sources have another identity now, although nothing
 * has changed for visitors. So a section's build is compared with the stored one of its version: if they differ only in what
 * follows from the identity, the stored one stays.
 */

/**
 * Whether a build of a section contains the same as a stored build of a former preset, with the same version.
 * @param identity of the stored build.
 */
export async function isSameAsFormer(
  sql: Sql,
  manifest: Manifest,
  identity: string | undefined,
  read: ReadFile,
): Promise<boolean> {
  if (manifest.identityOf !== 'output' || manifest.kind !== 'section' || identity === undefined) return false;
  const former = await readFormer(sql, manifest.name, identity);
  if (former?.version !== manifest.version) return false;
  return (await contentHash(manifest, read)) === (await contentHash(former, await readStored(sql, former)));
}

/**
 * The build that is meant by a stored one: the published build of a former preset with the same content and version, else itself.
 * @param version the one in its manifest, where it has never been live.
 */
export async function meantBuild<T extends BuildId & { version?: string | undefined }>(sql: Sql, build: T): Promise<T> {
  const [row] = await sql.query<{ manifest: unknown }>(
    `select manifest from build where name = $1 and identity = $2 and manifest->>'identityOf' = 'output'`,
    [build.name, build.identity],
  );
  if (!row) return build;
  const stored = parseManifest(row.manifest, build.name);
  const manifest = { ...stored, version: build.version ?? stored.version };
  const identity = await formerBuildOf(sql, manifest);
  if (identity === undefined) return build;
  const isSame = await isSameAsFormer(sql, manifest, identity, await readStored(sql, stored));
  return isSame ? { ...build, identity } : build;
}

/** Reads the code of a stored build. */
async function readStored(sql: Sql, { name, version, files }: Manifest): Promise<ReadFile> {
  const code = new Map(files.filter((file) => isCodeFile(file.path)).map((file) => [file.path, file.sha384]));
  const blobs = await readBlobs(sql, [...code.values()]);
  return async (path) => {
    const bytes = blobs.get(code.get(path) ?? '')?.bytes;
    if (!bytes) throw new Error(`The registry does not have ${path} of ${name} ${version}.`);
    return bytes;
  };
}

/** The identity of the build that a version names, where a former preset built it. */
export async function formerBuildOf(
  sql: Sql,
  { name, version }: Pick<Manifest, 'name' | 'version'>,
): Promise<string | undefined> {
  const [row] = await sql.query<{ identity: string }>(
    `select p.identity from published_version p join build b on b.name = p.name and b.identity = p.identity
     where p.name = $1 and p.version = $2 and b.manifest->>'identityOf' is null`,
    [name, version],
  );
  return row?.identity;
}

async function readFormer(sql: Sql, name: string, identity: string): Promise<Manifest | undefined> {
  const [row] = await sql.query<{ manifest: unknown }>(
    `select manifest from build where name = $1 and identity = $2 and manifest->>'identityOf' is null`,
    [name, identity],
  );
  return row && parseManifest(row.manifest, name);
}

/**
 * A hash of what a section's build contains, without what follows from its identity: addresses, the names of files that contain
 * them, and the entry, which has no code of the section: it lists the other files, and shared modules as the manifest does. The
 * server bundle and source maps are left out too: presets write comments and lines in them differently, and visitors get the same
 * code in the client files.
 */
async function contentHash(manifest: Manifest, read: ReadFile): Promise<string> {
  const { name, base, entry } = manifest;
  const placeholder = placeholderBase(name);
  const moved = moveFiles(await readCode(manifest, read), base, placeholder);
  const isLeftOut = (path: string) =>
    path.startsWith('server/') || path.endsWith('.map') || entry.scripts.some((file) => path === `client/${file}`);
  const rest = moveManifest(manifest, moved, base, placeholder);
  const compared = { ...rest, files: rest.files.filter(({ path }) => !isLeftOut(path)) };
  const text = [...moved.keys()]
    .map((path) => path.slice(path.indexOf('/') + 1))
    .reduce((all, file) => all.replaceAll(file, withoutHash(file)), JSON.stringify(compared));
  return identityOf(JSON.parse(text) as WrittenManifest);
}

/** `1.69b5c994.css` → `1.css` */
const withoutHash = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.[a-z]+$)/, '');
