import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buildName, type Manifest } from '@viit/contract';
import { limitConcurrency } from '@viit/core/limit-concurrency';
import { Refusal } from '@viit/core/refusal';
import { type StepTimes, stepTimer } from '@viit/core/step-timer';
import type { Database } from '../../database/database.ts';
import { type Actor, assertMayChange, operator } from '../access/tokens.ts';
import { unpackArchive } from '../builds/archive.ts';
import { hasBuild, parseManifest, storeBuildFiles } from '../builds/builds.ts';
import { checkCandidate } from '../builds/check-candidate.ts';
import { type CreatedRelease, createRelease } from './create-release.ts';
import { live, readChannel } from './releases.ts';

/** What every piece of publishing needs. */
export interface RegistryContext {
  database: Database;
  origin: string;
}

/** An archive takes disk and memory while it is unpacked: a few at once, the others wait. */
const inTurn = limitConcurrency(4);

/**
 * Takes a build in that was sent as an archive.
 * @returns what it is, and how long it took to `receive` and unpack, to `check` and to `keep` it.
 * @throws Refusal where it is not whole, not within its limits, or its version names another build.
 */
export function receiveArchive(
  { database }: RegistryContext,
  name: string,
  body: Readable,
): Promise<{ identity: string; version: string; isNew: boolean; ms: StepTimes }> {
  return inTurn(async () => {
    const watch = stepTimer();
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'viit-archive-'));
    try {
      await watch.time('receive', () => unpackArchive(body, folder));
      const read = (file: string) => fs.readFile(path.join(folder, file));
      const manifest = parseManifest(await readManifest(read), name);
      await refuseWrongSizes(manifest, folder);
      await watch.time('check', async () => {
        if (!(await hasBuild(database, manifest))) await checkCandidate(manifest, name, checked(manifest, read));
      });
      const { isNew } = await watch.time('keep', () => storeBuildFiles(database, manifest, manifest.version, read));
      return { identity: manifest.identity, version: manifest.version, isNew, ms: watch.times };
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  });
}

async function readManifest(read: (file: string) => Promise<Buffer>): Promise<unknown> {
  const text = await read('manifest.json').catch(() => undefined);
  if (!text) throw new Refusal('The archive has no manifest.json. Pack the dist folder of a finished build.', 400);
  try {
    return JSON.parse(text.toString());
  } catch (error) {
    throw new Refusal(`The archive's manifest.json is no JSON (${(error as Error).message}). Build it again.`, 400);
  }
}

/** A file that the manifest names and the archive lacks is told by name, not as a failed read. */
const checked = (manifest: Manifest, read: (file: string) => Promise<Buffer>) => (file: string) =>
  read(file).catch(() => {
    throw new Refusal(
      `${manifest.name} ${manifest.version} names the file ${file}, which is not there. Build it again.`,
    );
  });

/** Whatever is in the archive and not in the manifest would be kept for nobody. */
async function refuseWrongSizes(manifest: Manifest, folder: string): Promise<void> {
  const named = new Set(['manifest.json', ...manifest.files.map((file) => file.path)]);
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (named.has(file)) continue;
    throw new Refusal(`The archive holds ${file}, which its manifest does not name. Build it again and send that.`);
  }
}

/** A channel's name is for people and addresses alike. @throws Refusal where it cannot be one. */
export function assertChannelName(name: string): void {
  if (buildName.safeParse(name).success) return;
  throw new Refusal(
    `"${name}" is no name for a channel. Use up to 31 lower-case letters, digits and hyphens, such as new-timetables.`,
    400,
  );
}

/** Puts a build that the registry holds on a channel: `live` publishes it, any other name previews it. */
export async function putBuildOnChannel(
  { database, origin }: RegistryContext,
  actor: Actor,
  { channel, name, identity }: { channel: string; name: string; identity: string },
): Promise<CreatedRelease> {
  assertMayChange(actor, name);
  assertChannelName(channel);
  if (!(await hasBuild(database, { name, identity }))) {
    throw new Refusal(
      `The registry holds no build ${identity.slice(0, 12)} of ${name}. Send it first: viit publish ${name}`,
      404,
    );
  }
  const note = channel === live ? `published ${name}` : `previewed ${name}`;
  return createRelease(database, [{ name, identity }], {
    channel,
    origin,
    note,
    author: actor.label,
    owner: actor.scope,
  });
}

/**
 * Makes a preview live: of the builds that were chosen for it, those that the actor may publish (or the one named).
 * Everything else stays as it is live now.
 */
export async function promote(
  { database, origin }: RegistryContext,
  actor: Actor,
  channel: string,
  only?: string,
): Promise<CreatedRelease & { sections: string[] }> {
  if (only) assertMayChange(actor, only);
  const preview = channel === live ? undefined : await readChannel(database, channel);
  if (!preview) {
    throw new Refusal(`There is no preview "${channel}". See the channels with: viit status`, 404);
  }
  const wanted = only ?? (actor.scope === operator ? undefined : actor.scope);
  const builds = preview.entries.filter(
    (part) => preview.chosen.includes(part.name) && (wanted === undefined || part.name === wanted),
  );
  if (builds.length === 0) {
    throw new Refusal(
      `The preview "${channel}" holds no build of ${wanted ?? 'its own'}; it was made for ${preview.chosen.join(', ')}. Put yours on it first: viit preview ${wanted ?? '<section>'} --as ${channel}`,
    );
  }
  const sections = builds.map((part) => part.name);
  const note = `promoted ${sections.join(', ')} from ${channel}`;
  return { ...(await createRelease(database, builds, { origin, note, author: actor.label })), sections };
}
