import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { makeManifest, writePublicFiles } from '../manifest.ts';
import { serverTarget, type TargetOptions } from '../targets.ts';
import { readPackage } from '../workspace.ts';
import { inProject } from './faults.ts';
import type { BuildNews, Fault } from './news.ts';
import { developmentSection } from './section-target.ts';
import { developmentShell } from './shell-flavour.ts';
import { type WatchedTarget, watchTarget } from './watch-target.ts';

/** A build from the sources as they are: what the registry would hold of it, were it published now. */
export interface SourceBuild {
  version: string;
  manifest: Manifest;
  /** The server bundle that renders its pages. */
  bundle: Uint8Array;
}

/** The shell or a section, built from its sources after every save. */
export interface WatchedBuild {
  name: string;
  /** Folder of the finished files: `client`, `server`, `public`. */
  out: string;
  /** Waits for what is being built. @returns undefined where nothing has been built without a fault yet. */
  settled(): Promise<SourceBuild | undefined>;
  news(): BuildNews;
  close(): Promise<void>;
}

interface WatchOptions extends Pick<TargetOptions, 'dir' | 'name' | 'kind' | 'out'> {
  /** Called after every save, as soon as open pages can take it up; `ms` since it was noticed. */
  onNews: (news: BuildNews, ms: number) => void;
}

/** Where the client files of builds from source are served. */
export const developmentBase = (name: string): string => `/_dev/${name}/`;

/** Builds both targets into `out`, and again after every save. */
export function watchBuild({ dir, name, kind, out, onNews }: WatchOptions): WatchedBuild {
  const { version, versions } = readPackage(dir);
  const base = developmentBase(name);
  const options: TargetOptions = { dir, name, kind, base, out, isDevelopment: true };
  const about = { dir, name, kind, identity: 'd'.repeat(16), base, version, versions };
  const waiting: (() => void)[] = [];
  let current: SourceBuild | undefined;
  let listFault: Fault[] = [];
  let documents = '';

  const news = (): BuildNews => ({
    name,
    ...(client.good && { hash: client.good.hash }),
    faults: unique([...client.faults, ...(server.isBusy ? [] : [...server.faults, ...listFault])]),
  });
  const takeStock = async () => {
    if (!client.good || !server.good) return;
    try {
      const newDocuments = readIfThere(path.join(out, 'server/documents.cjs'));
      if (newDocuments !== documents) await writePublicFiles(about, out);
      documents = newDocuments;
      const bundle = fs.readFileSync(path.join(out, 'server', kind === 'shell' ? 'render.cjs' : 'pages.cjs'));
      current = { version: `${version} from source`, manifest: makeManifest(about, client.good.groups, out), bundle };
      listFault = [];
    } catch (error) {
      listFault = [{ file: inProject(path.join(dir, 'src/pages.ts')), message: (error as Error).message }];
    }
  };
  const onSettled = async (target: WatchedTarget, ms: number) => {
    // Open pages need the client's files only: they do not wait for the rest.
    if (target === client) onNews(news(), ms);
    if (client.isBusy || server.isBusy) return;
    const told = JSON.stringify(news());
    await takeStock();
    if (target !== client || JSON.stringify(news()) !== told) onNews(news(), ms);
    for (const go of waiting.splice(0)) go();
  };
  const watch = (configuration: Parameters<typeof watchTarget>[0]) =>
    watchTarget(withMaps(configuration), dir, { onSettled: (target, ms) => void onSettled(target, ms) });
  const client = watch(
    kind === 'section' ? developmentSection(options, versions) : developmentShell(options, versions),
  );
  const server = watch(serverTarget(options));

  return {
    name,
    out,
    news,
    async settled() {
      while (client.isBusy || server.isBusy) await new Promise<void>((resolve) => waiting.push(resolve));
      return current;
    },
    async close() {
      await Promise.all([client.close(), server.close()]);
    },
  };
}

/** Source maps beside the files, for the lines in messages; a folder that is not cleaned, as open pages ask for former updates. */
const withMaps = (configuration: ReturnType<typeof serverTarget>): ReturnType<typeof serverTarget> => ({
  ...configuration,
  devtool: 'cheap-module-source-map',
  output: { ...configuration.output, clean: false, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
});

const readIfThere = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** Both targets tell the same of one mistake. */
const unique = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.file}:${fault.line}`, fault])).values(),
];
