import { developmentFolder, type SourceBuild } from '@viit/build/development';
import { type FirstPage, manifestSchema, type PageTable } from '@viit/contract';
import { describeConnectionError } from '@viit/core/connection-error';
import { DevError } from './dev-error.ts';
import { readFirstPage, shellBase } from './first-page.ts';

/** The site that everything comes from which is not built here. */
export interface Against {
  origin: string;
  /** The development flavour of the shell that a document was rendered by; of the live one without a document. */
  shell(first?: FirstPage): Promise<SourceBuild>;
  table(): Promise<PageTable>;
  /** An answer of the content API. */
  list(address: string): Promise<readonly unknown[]>;
}

/**
 * Looks at a site and reads the development flavour of its shell.
 * @param address the site's address, such as `https://www.viit.example`.
 * @throws DevError where nothing answers, the address is no site of this kind, or its shell has no development flavour.
 */
export async function lookAt(address: string): Promise<Against> {
  const { origin } = new URL(address);
  const shells = new Map<string, Promise<SourceBuild>>();
  const live = await liveBase(origin);
  let newest = live;
  const shell = (first?: FirstPage) => {
    newest = (first && shellBase(first)) ?? newest;
    const held = shells.get(newest) ?? readShell(origin, newest);
    shells.set(newest, held);
    return held;
  };
  await shell();
  return {
    origin,
    shell,
    table: async () => (await ask(origin, '/_registry.json')).json() as Promise<PageTable>,
    list: async (list) => (await ask(origin, list)).json() as Promise<readonly unknown[]>,
  };
}

async function liveBase(origin: string): Promise<string> {
  const answer = await ask(origin, '/');
  const first = readFirstPage(await answer.text());
  const base = first && shellBase(first);
  if (base) return base;
  throw new DevError(
    'failed',
    answer.status === 503
      ? `The site at ${origin} has nothing live yet. Wait until it is up, or publish the shell: npm run viit -- publish shell`
      : `${origin} answers, but not with a page of this project's shell. Name the site's own address with --against.`,
  );
}

async function readShell(origin: string, base: string): Promise<SourceBuild> {
  const folder = `${base}${developmentFolder}/`;
  const [manifest, bundle] = await Promise.all([
    ask(origin, `${folder}manifest.json`),
    ask(origin, `${folder}render.cjs`),
  ]);
  if (!manifest.ok || !bundle.ok) {
    throw new DevError(
      'failed',
      `The shell that is live at ${origin} carries no development flavour: it was built before there was one. Let its team publish the shell again (npm run viit -- publish shell), or develop against a site of your own: npm start, then --against http://localhost:3000`,
    );
  }
  const parsed = manifestSchema.parse(await manifest.json());
  return { version: parsed.version, manifest: parsed, bundle: new Uint8Array(await bundle.arrayBuffer()) };
}

async function ask(origin: string, address: string): Promise<Response> {
  try {
    return await fetch(origin + address, { signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    const wayOut = 'Start one with npm start in another terminal, or name another with --against https://…';
    throw new DevError('unreachable', describeConnectionError('site', origin, error, wayOut));
  }
}
