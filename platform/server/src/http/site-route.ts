import { setUnknownPathCookie, unknownPathMaxLength } from '@viit/contract/cookies';
import type { Headers } from '@viit/core/response-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSite } from '../site/live-site.ts';
import type { FindOldBuildFile } from '../site/old-builds.ts';
import type { FindPreview } from '../site/preview-sites.ts';
import { type Resolution, resolvePath } from '../site/resolve-path.ts';
import { isSearch, resolveSearch } from '../site/search/resolve-search.ts';
import type { SearchSite } from '../site/search/search-site.ts';
import { cacheSearchEngineFiles, isSearchEngineFile } from '../site/search-engines.ts';
import type { Resource, Site } from '../site/site.ts';
import { previewHeaders, previewSecret } from './preview-routes.ts';
import { type ErrorResponse, sendError } from './send-error.ts';
import { createResourceSender, type SendResource } from './send-resource.ts';
import { isOverTls, strictTransport } from './strict-transport.ts';

export interface SiteContext {
  /** The site's public origin. */
  origin: string;
  liveSite: LiveSite;
  findPreview: FindPreview;
  findOldBuildFile: FindOldBuildFile;
  search: SearchSite;
  /** Aborted when the server is about to stop. */
  draining: AbortSignal;
}

const starting: ErrorResponse = { status: 503, reason: 'The site is starting. Please try again in a moment.' };
const malformed: ErrorResponse = { status: 400, reason: 'The address is not in a valid format.' };

/** Serves every address without a route of its own, from the live site or from the preview that a visitor has opened. */
export function siteRoute(server: FastifyInstance, context: SiteContext): void {
  const { origin, liveSite, findPreview, findOldBuildFile, search, draining } = context;
  const searchEngineFiles = cacheSearchEngineFiles(origin);
  const createSender = (extraHeaders: Headers): SendResource => {
    const isDraining = () => draining.aborted;
    const overHttp = createResourceSender(extraHeaders, isDraining);
    const overTls = createResourceSender({ ...extraHeaders, ...strictTransport(origin) }, isDraining);
    return (request, reply, resolved) => (isOverTls(request) ? overTls : overHttp)(request, reply, resolved);
  };
  const sendLive = createSender({});
  const sendPreview = createSender(previewHeaders);

  /** Most paths are resolved without a promise: each promise costs requests per second. */
  const resolve = (site: Site, path: string, url: string, isLive: boolean): Resolution | Promise<Resolution> => {
    if (isLive && isSearchEngineFile(path)) {
      return searchEngineFiles(site).then((files) => resolved('file', files.get(path)) ?? resolvePath(site, path));
    }
    if (isSearch(path, url)) {
      return resolveSearch(search, site, path, url).then((found) => found ?? resolvePath(site, path));
    }
    const resolution = resolvePath(site, path);
    if (resolution.kind !== 'error' || !path.startsWith('/_builds/')) return resolution;
    return findOldBuildFile(path).then((file) => resolved('build', file) ?? resolution);
  };

  const serve = (request: FastifyRequest, reply: FastifyReply, site: Site | undefined, send: SendResource) => {
    if (!site) return sendError(request, reply.header('retry-after', '2'), starting);
    const path = decodedPath(request.url);
    if (path === undefined) return sendError(request, reply, malformed);
    const resolution = resolve(site, path, request.url, send === sendLive);
    if (resolution instanceof Promise) return resolution.then((late) => respond(request, reply, late, send));
    return respond(request, reply, resolution, send);
  };

  server.get('/*', (request, reply) => {
    const secret = previewSecret(request);
    if (!secret) return serve(request, reply, liveSite.current(), sendLive);
    return findPreview(secret).then((preview) => {
      if (!preview) return serve(request, reply, liveSite.current(), sendLive);
      reply.headers(previewHeaders);
      return serve(request, reply, preview, sendPreview);
    });
  });
}

const resolved = (kind: 'file' | 'build', resource: Resource | undefined): Resolution | undefined =>
  resource && { kind, resource };

function respond(request: FastifyRequest, reply: FastifyReply, resolution: Resolution, send: SendResource): void {
  if (resolution.kind === 'redirect') redirect(request, reply, resolution);
  else if (resolution.kind === 'error') sendError(request, reply, resolution);
  else send(request, reply, resolution);
}

/** Redirects to the canonical path with the query (301), or an unknown path to the home page with a cookie that names it (302). */
function redirect({ url }: FastifyRequest, reply: FastifyReply, to: Extract<Resolution, { kind: 'redirect' }>): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (to.status === 302) {
    const characters = [...(decodedPath(url) ?? '')].slice(0, unknownPathMaxLength);
    reply.header('set-cookie', setUnknownPathCookie(encodeURIComponent(characters.join(''))));
  }
  reply.redirect(encodeURI(to.to) + (to.status === 301 ? url.slice(queryIndex(url)) : ''), to.status);
}

const queryIndex = (url: string) => {
  const index = url.indexOf('?');
  return index < 0 ? url.length : index;
};

/** The decoded path of an address, or undefined if it is malformed. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.slice(0, queryIndex(url)));
  } catch {
    return undefined;
  }
}
