import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { routeIndexAddress } from '@viit/contract/routes';
import { compilePageScript } from './browser/page-script.ts';
import { contentReader } from './content.ts';
import { DevError } from './dev-error.ts';
import { findFile, sendFile } from './files.ts';
import { mergePageTable } from './page-table.ts';
import { createPageHandler } from './pages.ts';
import { findRouteFile, mergeRouteIndex } from './route-tables.ts';
import { type DevelopmentEvent, type SourceFolder, watchSources } from './source-builds.ts';
import { findSourceLocation } from './source-location.ts';
import { openUpstreamSite } from './upstream-site.ts';

export interface DevServerOptions {
  /** Sections, and the shell if it is developed too. */
  folders: readonly SourceFolder[];
  /** Provides everything that is not built from source. */
  siteAddress: string;
  /** Shows the site's entries of the collections, in place of the seeds. */
  showsSiteContent?: boolean;
  /** 0 for a free port. */
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  onEvent: (event: DevelopmentEvent) => void;
  /** Called before other routes. @returns false if it does not serve this path. */
  serveFirst?: (path: string, response: ServerResponse) => Promise<boolean>;
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/**
 * Serves a site with some builds from source, and updates open pages after each save.
 * @throws DevError if the site cannot be used or the port is in use.
 */
export async function startDevServer(options: DevServerOptions) {
  const site = await openUpstreamSite(options.siteAddress);
  const server = http.createServer();
  // Requests wait until everything is ready.
  let begin: (handle: RequestHandler) => void = () => {};
  const ready = new Promise<RequestHandler>((resolve) => {
    begin = resolve;
  });
  server.on('request', (request, response) => {
    if (options.host === undefined && !isLocal(request.headers.host)) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('This development server answers only at localhost. Set HOST to serve other addresses.');
      return;
    }
    if (isFromOtherSite(request)) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('This development server gives its files to its own pages only.');
      return;
    }
    ready
      .then((handle) => handle(request, response))
      .catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(error instanceof DevError ? error.message : error instanceof Error ? error.stack : String(error));
      });
  });
  await listen(server, options.port, options.host);
  const script = await compilePageScript();
  const sources = watchSources(options.folders, options.onEvent);
  const folders = new Map(options.folders.map(({ name, dir }) => [name, dir]));
  const readContent = contentReader(site, options.showsSiteContent ?? false);
  const handlePage = createPageHandler(site, sources, readContent);

  const routes: Record<string, RequestHandler> = {
    '/_dev/events': (_request, response) =>
      sources.events.add(
        response,
        sources.builds.map((build) => build.status()),
      ),
    '/_dev/page.js': (_request, response) => send(response, 'text/javascript; charset=utf-8', script),
    '/_dev/source-location': async (request, response) => {
      const { stack } = (await readJson(request)) as { stack: string };
      sendJson(response, findSourceLocation(stack, sources.builds));
    },
    '/_dev/shown': async (request, response) => {
      const { name, hash } = (await readJson(request)) as { name: string; hash: string };
      sources.noteShown(name, hash);
      response.writeHead(204).end();
    },
    '/_registry.json': async (_request, response) =>
      sendJson(response, mergePageTable(await site.pageTable(), await sources.settled())),
    [routeIndexAddress]: async (_request, response) =>
      sendJson(response, mergeRouteIndex(await site.routeIndex(), await sources.settled())),
  };
  begin(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const route = routes[path];
    if (route) return route(request, response);
    if (await options.serveFirst?.(path, response)) return;
    const routeFile = path.startsWith('/_dev/') && findRouteFile(path, await sources.settled());
    if (routeFile) return sendJson(response, routeFile);
    const content = path.startsWith('/api/') && (await readContent(await sources.settled(), path));
    if (content) return sendJson(response, content);
    const file = request.method === 'GET' && findFile(path, sources.builds, folders);
    if (file) return sendFile(file, response);
    await handlePage(path, request, response);
  });
  await sources.settled();
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Version of the shell. */
    shell: (await site.shell()).version,
    async close(): Promise<void> {
      server.close();
      await sources.close();
      server.closeAllConnections();
    },
  };
}

/** A page of another site could read sources by a name of its own that leads here (DNS rebinding). */
const isLocal = (host = ''): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/** Script of a section, included by a page of another site, would show it the sources. Links from there may lead here. */
const isFromOtherSite = ({ method, headers }: IncomingMessage): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined) &&
  !(method === 'GET' && headers['sec-fetch-dest'] === 'document');

async function listen(server: http.Server, port: number, host = '127.0.0.1'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new DevError(
              'argument-invalid',
              `Port ${port} is in use by another program. Stop that program, or choose another port with --port (for npm run dev: with PORT).`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
}

const sendJson = (response: ServerResponse, value: unknown) =>
  send(response, 'application/json; charset=utf-8', JSON.stringify(value));

async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse(await text(request));
}
