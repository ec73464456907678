import path from 'node:path';
import { BuildError, buildPackage } from '@viit/build';
import type { Manifest } from '@viit/contract';
import { type CreatedRelease, registryApi } from '@viit/contract/registry-api';
import { CliError } from './cli-error.ts';
import type { Context } from './context.ts';
import { folderOf, pack, readManifest } from './local-build.ts';
import type { Output } from './output.ts';

/** Printed by `publish` and `preview`. */
export interface SentBuild extends CreatedRelease {
  section: string;
  version: string;
  link?: string | undefined;
}

/**
 * Builds, packs and sends a section, and puts it on a channel.
 * @param dist a finished build; by default the sources are built.
 * @param remove live addresses that may be removed.
 */
export async function sendBuild(
  { registry, output }: Context,
  section: string,
  channel: string,
  { dist, remove }: { dist?: string | undefined; remove?: string[] | undefined },
): Promise<SentBuild> {
  const folder = dist ? path.resolve(dist) : await buildFolder(output, folderOf(section));
  const manifest = readManifest(folder);
  const { version, identity } = manifest;
  const { isStored } = await registry.call(registryApi.findBuild, {
    params: { name: section, identity },
    // Only a live build claims its version.
    query: channel === 'live' ? { version } : {},
  });
  let receivedMs: Record<string, number> = {};
  if (!isStored) {
    const archive = await packBuild(output, folder, manifest);
    const received = await output.step('send and check', () =>
      registry.call(registryApi.sendBuild, { params: { name: section } }, { file: archive }),
    );
    for (const warning of received.warnings) output.hint(`Warning: ${warning}`);
    receivedMs = received.ms;
  }
  const created = await output.step(
    'render and switch',
    (onProgress) =>
      registry.call(
        registryApi.publish,
        { params: { channel }, body: { name: section, identity, version, remove } },
        { onProgress },
      ),
    ({ rendered, pages }) => `${rendered} of ${pages} pages rendered`,
  );
  if (channel === 'live' && created.version !== undefined && created.version !== version) {
    output.hint(
      `${section} ${version} contains exactly what was published as ${created.version}, and keeps that version.`,
    );
  }
  return {
    ...created,
    section,
    version: created.version ?? version,
    ms: { ...output.times, ...receivedMs, ...created.ms },
  };
}

/** @returns the folder of the build. */
export async function buildFolder(output: Output, folder: string): Promise<string> {
  await output.step(
    'build',
    () =>
      buildPackage(folder).catch((error: unknown) => {
        throw error instanceof BuildError ? new CliError('build-fails', error.message) : error;
      }),
    (line) => line,
  );
  return path.join(folder, 'dist');
}

export const packBuild = (output: Output, dist: string, manifest: Manifest): Promise<Buffer> =>
  output.step(
    'pack',
    () => pack(dist, manifest),
    (bytes) => `${Math.round(bytes.length / 1000)} KB`,
  );
