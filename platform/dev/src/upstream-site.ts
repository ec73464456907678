import { developmentFolder } from '@viit/build/development';
import { type FirstPage, manifestSchema, type PageTable, type RouteIndex } from '@viit/contract';
import { routeIndexAddress } from '@viit/contract/routes';
import { describeConnectionError } from '@viit/core/connection-error';
import { DevError } from './dev-error.ts';
import { readFirstPage, shellBase } from './first-page.ts';
import type { SourceBuild } from './watch/watch-build.ts';

/** The site that provides everything else. */
export type UpstreamSite = Awaited<ReturnType<typeof openUpstreamSite>>;

/** @throws DevError if there is no response, this is no site of this project, or its shell has no development build. */
export async function openUpstreamSite(address: string) {
  const { origin } = new URL(address);
  const shells = new Map<string, Promise<SourceBuild>>();
  let newest = await liveShell(origin);
  /** In its development build; by default the live shell. */
  const shell = (first?: FirstPage): Promise<SourceBuild> => {
    newest = (first && usedShell(first)) ?? newest;
    const loading = shells.get(newest.base) ?? loadShell(origin, newest);
    shells.set(newest.base, loading);
    return loading;
  };
  await shell();
  return {
    origin,
    shell,
    pageTable: async () => (await request(origin, '/_registry.json')).json() as Promise<PageTable>,
    routeIndex: async () => (await request(origin, routeIndexAddress)).json() as Promise<RouteIndex>,
    /** Undefined if the site has no such list. */
    async list(address: string): Promise<readonly unknown[] | undefined> {
      const response = await request(origin, address);
      return response.ok ? ((await response.json()) as readonly unknown[]) : undefined;
    },
  };
}

interface UsedShell {
  base: string;
  version: string;
}

function usedShell(first: FirstPage): UsedShell | undefined {
  const base = shellBase(first);
  return base === undefined ? undefined : { base, version: first.shell.version };
}

async function liveShell(origin: string): Promise<UsedShell> {
  const response = await request(origin, '/');
  const first = readFirstPage(await response.text());
  const shell = first && usedShell(first);
  if (shell) return shell;
  throw new DevError(
    'dev-failed',
    response.status === 503
      ? `The site at ${origin} has no live release yet. Wait until it is up, or publish the shell: npm run viit -- publish shell`
      : `${origin} responds, but not with a page of this project's shell. Name the site's own address with --against.`,
  );
}

async function loadShell(origin: string, { base, version }: UsedShell): Promise<SourceBuild> {
  const folder = `${base}${developmentFolder}/`;
  const [manifest, bundle] = await Promise.all([
    request(origin, `${folder}manifest.json`),
    request(origin, `${folder}render.cjs`),
  ]);
  if (!manifest.ok || !bundle.ok) {
    throw new DevError(
      'dev-failed',
      `The live shell at ${origin} has no development build. Ask its team to build it with this project's preset and to publish it (npm run viit -- publish shell), or develop against a local site: npm start, then --against http://localhost:3000`,
    );
  }
  // Part of the build's output, so it cannot contain its version.
  const parsed = { ...manifestSchema.parse(await manifest.json()), version };
  return { version, manifest: parsed, bundle: new Uint8Array(await bundle.arrayBuffer()) };
}

async function request(origin: string, address: string): Promise<Response> {
  try {
    return await fetch(origin + address, { signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    const advice = 'Start one with npm start in another terminal, or name another with --against https://…';
    throw new DevError('server-unreachable', describeConnectionError('site', origin, error, advice));
  }
}
