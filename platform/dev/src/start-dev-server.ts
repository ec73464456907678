import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageScript } from '@viit/build/development';
import { lookAt } from './against.ts';
import { DevError } from './dev-error.ts';
import { findFile, sendFile } from './files.ts';
import { mergeTable } from './page-table.ts';
import { makePages } from './pages.ts';
import { type Report, type SourceFolder, startBuilds } from './source-builds.ts';
import { findSourceLocation } from './source-location.ts';

export interface DevOptions {
  /** What is built from source: sections, and the shell where it is developed too. */
  folders: readonly SourceFolder[];
  /** The site that everything else comes from. */
  against: string;
  /** Port to listen on; 0 for a free one. */
  port: number;
  /** Address to listen on; this machine alone without it. */
  host?: string;
  say: (report: Report) => void;
  /** Answers an address of its own. @returns false where it has none. */
  also?: (path: string, response: ServerResponse) => Promise<boolean>;
}

export interface RunningDev {
  address: string;
  /** Version of the shell that the pages stand in. */
  shell: string;
  close(): Promise<void>;
}

/**
 * Serves a site with some of it from source: pages rendered from the sources, code that is exchanged in the open page at each
 * save, and everything else as the site has it, inside the shell's development flavour.
 * @throws DevError where the site cannot be used or the port is taken.
 */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const against = await lookAt(options.against);
  const server = http.createServer();
  await listen(server, options.port, options.host);
  const script = await pageScript();
  const builds = startBuilds(options.folders, options.say);
  const folders = new Map(options.folders.map(({ name, dir }) => [name, dir]));
  const pages = makePages(against, builds);

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void> | void> = {
    '/_dev/events': (_request, response) =>
      builds.listeners.add(
        response,
        builds.watched.map((one) => one.news()),
      ),
    '/_dev/page.js': (_request, response) => send(response, 'text/javascript; charset=utf-8', script),
    '/_dev/where': async (request, response) => {
      const { stack } = (await bodyOf(request)) as { stack: string };
      sendJson(response, findSourceLocation(stack, builds.watched));
    },
    '/_dev/shown': async (request, response) => {
      const { name, hash } = (await bodyOf(request)) as { name: string; hash: string };
      builds.shown(name, hash);
      response.writeHead(204).end();
    },
    '/_registry.json': async (_request, response) =>
      sendJson(response, mergeTable(await against.table(), await builds.settled())),
  };
  server.on('request', (request, response) => {
    const answer = async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const route = routes[path];
      if (route) return route(request, response);
      if (await options.also?.(path, response)) return;
      const file = request.method === 'GET' && findFile(path, builds.watched, folders);
      if (file) return sendFile(file, response);
      await pages.answer(path, request, response);
    };
    answer().catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof DevError ? error.message : error instanceof Error ? error.stack : String(error));
    });
  });
  await builds.settled();
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    shell: (await against.shell()).version,
    async close() {
      server.close();
      await builds.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: http.Server, port: number, host = '127.0.0.1'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new DevError(
              'usage',
              `Port ${port} is taken by another program. Stop that one, or choose another with --port (npm run dev: with PORT).`,
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

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}
