import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Found, find } from '../site/find.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { FindPreview } from '../site/preview-sites.ts';
import { isForSearchEngines, searchEngineFilesOf } from '../site/search-engines.ts';
import type { Servable, Site } from '../site/site.ts';
import { isForPrograms, sendError } from './errors.ts';
import { type Headers, isOverTls, strictTransport } from './headers.ts';
import { previewHeaders, previewSecret } from './previews.ts';
import { makeSend, type Send } from './send.ts';

export interface SiteParts {
  live: LiveSite;
  /** The site's public origin. */
  origin: string;
  /** Client files of former builds. */
  oldBuild: (path: string) => Promise<Servable | undefined>;
  /** Previews by their secrets; without it there are none. */
  findPreview?: FindPreview;
  /** Told when the server is about to end: it says so, and takes requests until it is closed. */
  ending?: AbortSignal;
}

/** Answers every address that has no route of its own with what `find` finds, in the live site or in a visitor's preview. */
export function siteRoute(server: FastifyInstance, { live, origin, oldBuild, findPreview, ending }: SiteParts): void {
  const searchEngineFiles = searchEngineFilesOf(origin);
  const isEnding = () => ending?.aborted === true;
  const sendWith = (more: Headers): Send => {
    const plain = makeSend(more, isEnding);
    const overTls = makeSend({ ...more, ...strictTransport(origin) }, isEnding);
    return (request, reply, found) => (isOverTls(request) ? overTls : plain)(request, reply, found);
  };
  const [sendLive, sendPreview] = [sendWith({}), sendWith(previewHeaders)];

  /** What is in memory is found without a promise: each is felt in the requests a second. */
  const look = (site: Site, path: string, isLive: boolean): Found | Promise<Found> => {
    if (isLive && isForSearchEngines(path))
      return searchEngineFiles(site).then((files) => asFound('file', files.get(path)) ?? find(site, path));
    const found = find(site, path);
    if (found.kind !== 'error' || !path.startsWith('/_builds/')) return found;
    return oldBuild(path).then((old) => asFound('build', old) ?? found);
  };

  const answer = (request: FastifyRequest, reply: FastifyReply, site: Site | undefined, send: Send) => {
    if (!site)
      return refuse(request, reply.header('retry-after', '2'), 503, 'The site is starting. Try again in a moment.');
    const path = pathOf(request.url);
    if (path === undefined) return refuse(request, reply, 400, 'The address is not well formed.');
    const found = look(site, path, send === sendLive);
    if (found instanceof Promise) return found.then((late) => tell(request, reply, late, send));
    return tell(request, reply, found, send);
  };

  server.get('/*', (request, reply) => {
    const secret = findPreview && previewSecret(request);
    if (!secret) return answer(request, reply, live.current(), sendLive);
    return findPreview(secret).then((preview) => {
      if (!preview) return answer(request, reply, live.current(), sendLive);
      reply.headers(previewHeaders);
      return answer(request, reply, preview.site, sendPreview);
    });
  });
}

const asFound = (kind: 'file' | 'build', servable: Servable | undefined): Found | undefined =>
  servable && { kind, servable };

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, reason: string): void {
  sendError(reply, { status, reason, isApi: isForPrograms(request.url) });
}

function tell(request: FastifyRequest, reply: FastifyReply, found: Found, send: Send): void {
  if (found.kind === 'redirect') redirect(request, reply, found);
  else if (found.kind === 'error') sendError(reply, found);
  else send(request, reply, found);
}

/** On to the canonical form with the query, or home with a word of which address had no page. */
function redirect({ url }: FastifyRequest, reply: FastifyReply, { status, to }: Extract<Found, { kind: 'redirect' }>) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (status === 302) {
    const lost = encodeURIComponent([...(pathOf(url) ?? '')].slice(0, 200).join(''));
    reply.header('set-cookie', `viit-lost=${lost}; Max-Age=20; Path=/; SameSite=Lax`);
  }
  reply.redirect(encodeURI(to) + (status === 301 ? queryOf(url) : ''), status);
}

const queryAt = (url: string) => {
  const at = url.indexOf('?');
  return at < 0 ? url.length : at;
};

/** An address's query with its question mark. */
const queryOf = (url: string) => url.slice(queryAt(url));

/** An address's path, decoded; none where it is malformed. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.slice(0, queryAt(url)));
  } catch {
    return undefined;
  }
}
