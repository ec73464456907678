import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirstPage } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { commonHeaders, contentSecurityPolicy } from '@viit/core/response-headers';
import type { ReadContent } from './content.ts';
import { fallbackPage } from './fallback-page.ts';
import { readFirstPage, withDevelopmentShell, withPageScript } from './first-page.ts';
import { forward } from './forward.ts';
import { findJob, renderFromSource } from './render-source.ts';
import type { SourceBuilds } from './source-builds.ts';
import { findSourceLocation } from './source-location.ts';
import type { UpstreamSite } from './upstream-site.ts';
import type { SourceBuild } from './watch/watch-build.ts';

type PageHandler = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createPageHandler(site: UpstreamSite, sources: SourceBuilds, readContent: ReadContent): PageHandler {
  const shellFor = async (builds: readonly SourceBuild[], first?: FirstPage) =>
    builds.find(({ manifest }) => manifest.kind === 'shell') ?? (await site.shell(first));

  const changePage = async (html: string) => {
    const first = readFirstPage(html);
    if (!first) return html;
    const shell = await shellFor(await sources.settled(), first);
    return withDevelopmentShell(html, first, shell.manifest);
  };

  /** @returns false if no build from source has a page at this path. */
  const serveFromSource = async (path: string, response: ServerResponse): Promise<boolean> => {
    const builds = await sources.settled();
    const shell = await shellFor(builds);
    const content = async (address: string) => (await readContent(builds, address)) ?? (await site.list(address)) ?? [];
    for (const build of builds) {
      const job = findJob(shell, build, path, site.origin);
      if (!job) continue;
      try {
        const page = await renderFromSource(shell, build, job, content);
        const policy = contentSecurityPolicy({ ...page, isDevelopment: true });
        const headers = { ...commonHeaders, 'content-security-policy': policy };
        sendHtml(response, job.status, withPageScript(page.html), headers);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const watched = sources.builds.filter(({ name }) => name === build.manifest.name);
        sendHtml(response, 500, fallbackPage([findSourceLocation(error.message, watched)]));
      }
      return true;
    }
    return false;
  };

  const isReplaced = async (path: string): Promise<boolean> => {
    const names = new Set(sources.builds.map(({ name }) => name));
    const { pages } = await site.pageTable();
    return pages.some((row) => row.path === path && names.has(row.section));
  };

  return async (path, request, response) => {
    const isPage = request.method === 'GET' && !/^\/(?:api\/|_|.*\.[a-z0-9]{1,8}$)/i.test(path);
    if (isPage && (await serveFromSource(path, response))) return;
    if (isPage && (await isReplaced(path))) {
      const faults = sources.builds.map((build) => build.status()).flatMap(({ hash, faults }) => (hash ? [] : faults));
      if (faults.length > 0) return sendHtml(response, 500, fallbackPage(faults));
      // The page was removed: after a publish, the path would be unknown (R9.1).
      return void response.writeHead(302, { location: '/', 'cache-control': 'no-store' }).end();
    }
    await forward(site.origin, request, response, changePage);
  };
}

function sendHtml(response: ServerResponse, status: number, html: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}
