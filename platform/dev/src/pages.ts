import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SourceBuild } from '@viit/build/development';
import type { FirstPage } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { commonHeaders, contentSecurityPolicy } from '@viit/core/response-headers';
import type { Against } from './against.ts';
import { fallbackPage } from './fallback-page.ts';
import { forDevelopment, readFirstPage, withPageScript } from './first-page.ts';
import { forward } from './forward.ts';
import { jobFor, renderSource } from './render-source.ts';
import type { SourceBuilds } from './source-builds.ts';
import { findSourceLocation } from './source-location.ts';

/** Answers pages: those of what is built here from source, all others as the site has them. */
export function makePages(against: Against, builds: SourceBuilds) {
  const own = (built: readonly SourceBuild[]) => built.find(({ manifest }) => manifest.kind === 'shell');
  const shellOf = async (built: readonly SourceBuild[], first?: FirstPage) =>
    own(built) ?? (await against.shell(first));

  /** A document of the site, with the development client in it. */
  const change = async (html: string) => {
    const first = readFirstPage(html);
    if (!first) return html;
    const built = await builds.settled();
    return forDevelopment(html, first, (await shellOf(built, first)).manifest);
  };

  /** @returns false where no build from source has a page at this path. */
  const answerFromSource = async (path: string, response: ServerResponse): Promise<boolean> => {
    const built = await builds.settled();
    const shell = await shellOf(built);
    for (const build of built) {
      const job = jobFor(shell, build, path, against.origin);
      if (!job) continue;
      try {
        const page = await renderSource(shell, build, job, against.list);
        const policy = contentSecurityPolicy(page.scriptHashes, page.styleHashes);
        const headers = { ...commonHeaders, 'content-security-policy': policy };
        sendHtml(response, job.status, withPageScript(page.html), headers);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { name } = build.manifest;
        const fault = findSourceLocation(
          error.message,
          builds.watched.filter((one) => one.name === name),
        );
        sendHtml(response, 500, fallbackPage([fault]));
      }
      return true;
    }
    return false;
  };

  /** Whether the site has this path from a section that is built here, and has it no more. */
  const isGone = async (path: string): Promise<boolean> => {
    const names = new Set(builds.watched.map(({ name }) => name));
    const { pages } = await against.table();
    return pages.some((row) => row.path === path && names.has(row.section));
  };

  return {
    async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const isPage = request.method === 'GET' && !/^\/(?:api\/|_|.*\.[a-z0-9]{1,8}$)/i.test(path);
      if (isPage && (await answerFromSource(path, response))) return;
      const unbuilt = builds.watched.filter((one) => !one.news().hash);
      if (isPage && (await isGone(path))) {
        const faults = unbuilt.flatMap((one) => one.news().faults);
        if (faults.length > 0) return sendHtml(response, 500, fallbackPage(faults));
        // As the site would answer, were this published.
        return void response.writeHead(302, { location: '/', 'cache-control': 'no-store' }).end();
      }
      await forward(against.origin, request, response, change);
    },
  };
}

function sendHtml(response: ServerResponse, status: number, html: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}
