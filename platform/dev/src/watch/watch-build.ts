import fs from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import {
  createManifest,
  developmentShell,
  evaluateDeclarations,
  readPackage,
  serverTarget,
  type TargetOptions,
  writePublicFiles,
} from '@viit/build/development';
import type { Manifest } from '@viit/contract';
import type { BuildStatus, Fault } from './build-status.ts';
import { developmentSection } from './development-section.ts';
import { projectPath } from './faults.ts';
import { type WatchedTarget, watchTarget } from './watch-target.ts';

/** The current sources, as the registry would store them. */
export interface SourceBuild {
  version: string;
  manifest: Manifest;
  bundle: Uint8Array;
}

export interface WatchedBuild {
  name: string;
  /** Contains `client`, `server` and `public`. */
  out: string;
  /** @returns the last build without faults. */
  settled(): Promise<SourceBuild | undefined>;
  status(): BuildStatus;
  close(): Promise<void>;
}

interface WatchOptions extends Pick<TargetOptions, 'dir' | 'name' | 'kind' | 'out'> {
  /** Called as soon as open pages can load an update; `ms` since the save was noticed. */
  onStatus: (status: BuildStatus, ms: number) => void;
}

export const developmentBase = (name: string): string => `/_dev/${name}/`;

export function watchBuild({ dir, name, kind, out, onStatus }: WatchOptions): WatchedBuild {
  const { version, versions } = readPackage(dir);
  const base = developmentBase(name);
  const options: TargetOptions = { dir, name, kind, base, out, isDevelopment: true };
  const manifestOptions = { dir, name, kind, base, version, versions };
  const waiting: (() => void)[] = [];
  let current: SourceBuild | undefined;
  let manifestFaults: Fault[] = [];
  let documents = '';
  /** Updates run in order, because another process evaluates a build's data. */
  let updates = 0;
  let updated = Promise.resolve();

  const status = (): BuildStatus => ({
    name,
    ...(client.output && { hash: client.output.hash }),
    faults: unique([...client.faults, ...(server.isCompiling ? [] : [...server.faults, ...manifestFaults])]),
  });
  const updateBuild = async () => {
    if (!client.output || !server.output) return;
    try {
      const newDocuments = readIfExists(path.join(out, 'server/documents.cjs'));
      const declared = await evaluateDeclarations(out, name);
      if (newDocuments !== documents) writePublicFiles(dir, declared, out);
      documents = newDocuments;
      const bundle = fs.readFileSync(path.join(out, 'server', kind === 'shell' ? 'render.cjs' : 'pages.cjs'));
      const manifest = createManifest(manifestOptions, client.output.chunkFiles, declared, out);
      current = { version: `${version} from source`, manifest, bundle };
      manifestFaults = [];
    } catch (error) {
      manifestFaults = [{ file: projectPath(path.join(dir, 'src/pages.ts')), message: (error as Error).message }];
    }
  };
  const onCompiled = async (target: WatchedTarget, ms: number) => {
    // Open pages need no server bundle: notify them now.
    if (target === client) onStatus(status(), ms);
    if (client.isCompiling || server.isCompiling) return;
    const reported = JSON.stringify(status());
    updates++;
    updated = updated.then(updateBuild);
    await updated;
    updates--;
    if (target !== client || JSON.stringify(status()) !== reported) onStatus(status(), ms);
    for (const resolve of waiting.splice(0)) resolve();
  };
  const watch = (configuration: Configuration) =>
    watchTarget(withSourceMaps(configuration), dir, { onCompiled: (target, ms) => void onCompiled(target, ms) });
  const client = watch(
    kind === 'section' ? developmentSection(options, versions) : developmentShell(options, versions),
  );
  const server = watch(serverTarget(options));

  return {
    name,
    out,
    status,
    async settled() {
      while (client.isCompiling || server.isCompiling || updates > 0)
        await new Promise<void>((resolve) => waiting.push(resolve));
      return current;
    },
    async close() {
      await Promise.all([client.close(), server.close()]);
    },
  };
}

/** With source maps for messages. Keeps old files, because open pages load earlier updates. */
const withSourceMaps = (configuration: Configuration): Configuration => ({
  ...configuration,
  devtool: 'cheap-module-source-map',
  output: { ...configuration.output, clean: false, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
});

const readIfExists = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** Both targets report the same fault. */
const unique = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.file}:${fault.line}`, fault])).values(),
];
