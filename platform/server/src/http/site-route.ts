import { isSubscription } from '@viit/contract';
import { setUnknownPathCookie, unknownPathMaxLength } from '@viit/contract/cookies';
import type { Headers } from '@viit/core/response-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addPreviewBanner } from '../site/add-preview-banner.ts';
import { type BlobStore, BlobUnavailable } from '../site/blobs/blob-store.ts';
import type { FindOldFile } from '../site/find-old-file.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { FindPreview, Preview } from '../site/preview-sites.ts';
import { type Resolution, resolvePath } from '../site/resolve-path.ts';
import { isSearch, resolveSearch } from '../site/search/resolve-search.ts';
import type { SearchSite } from '../site/search/search-site.ts';
import type { Site } from '../site/site.ts';
import { createTextFinder, isSearchEngineFile } from '../site/text-files.ts';
import { clientOf } from '../site/token-buckets.ts';
import { addressForLog } from './malformed-request.ts';
import { previewHeaders, previewSecret } from './preview-routes.ts';
import { addressOf } from './rate-limit.ts';
import { type ErrorResponse, sendError } from './send-error.ts';
import { createResourceSender, type SendResource } from './send-resource.ts';
import { decodedPath, queryIndex } from './served-path.ts';
import { isOverTls, strictTransport } from './strict-transport.ts';

export interface SiteContext {
  origin: string;
  liveSite: LiveSite;
  findPreview: FindPreview;
  findOldFile: FindOldFile;
  search: SearchSite;
  blobs: BlobStore;
}

const starting: ErrorResponse = { status: 503, reason: 'The site is starting. Please try again in a moment.' };
const unavailable: ErrorResponse = {
  status: 503,
  reason: 'This page cannot be shown at the moment. Please try again in a minute. Other pages of the site may work.',
};
const malformed: ErrorResponse = { status: 400, reason: 'The address is not in a valid format.' };

export function siteRoute(server: FastifyInstance, context: SiteContext): void {
  const { origin, liveSite, findPreview, findOldFile, blobs } = context;
  const findText = createTextFinder(origin);
  const createSender = (extraHeaders: Headers): SendResource => {
    const overHttp = createResourceSender({ extraHeaders, blobs });
    const tlsHeaders = { ...extraHeaders, ...strictTransport(origin) };
    const overTls = createResourceSender({ extraHeaders: tlsHeaders, blobs });
    return (request, reply, resolved) => (isOverTls(request) ? overTls : overHttp)(request, reply, resolved);
  };
  const sendLive = createSender({});
  const sendPreview = createSender(previewHeaders);

  /** Each promise would cost requests per second. */
  const resolve = (
    site: Site,
    path: string,
    request: FastifyRequest,
    isLive: boolean,
  ): Resolution | Promise<Resolution> => {
    const { url } = request;
    if (isSubscription(path) || (isLive && isSearchEngineFile(path))) {
      return findText(site, path).then((file) => (file ? { kind: 'file', resource: file } : resolvePath(site, path)));
    }
    if (isSearch(path, url)) {
      return resolveSearch(context, site, { path, url, client: clientOf(addressOf(request)) }).then(
        (found) => found ?? resolvePath(site, path),
      );
    }
    const resolution = resolvePath(site, path);
    if (resolution.kind !== 'error') return resolution;
    const kind = path.startsWith('/_builds/') ? 'build' : path.startsWith('/pictures/') ? 'picture' : undefined;
    if (!kind) return resolution;
    return findOldFile(path, addressOf(request)).then((file) => (file ? { kind, resource: file } : resolution));
  };

  const serveLive = (request: FastifyRequest, reply: FastifyReply) => {
    const site = liveSite.current();
    if (!site) return sendError(request, reply.header('retry-after', '2'), starting);
    const path = decodedPath(request.url);
    if (path === undefined) return sendError(request, reply, malformed);
    const resolution = resolve(site, path, request, true);
    if (resolution instanceof Promise) return resolution.then((late) => respond(request, reply, late, sendLive));
    return respond(request, reply, resolution, sendLive);
  };

  const servePreview = async (request: FastifyRequest, reply: FastifyReply, { name, site }: Preview) => {
    reply.headers(previewHeaders);
    const path = decodedPath(request.url);
    if (path === undefined) return sendError(request, reply, malformed);
    const resolution = await resolve(site, path, request, false);
    return respond(request, reply, await addPreviewBanner(blobs, resolution, name), sendPreview);
  };

  server.get('/*', (request, reply) => {
    const secret = previewSecret(request);
    const served = secret
      ? findPreview(secret, addressOf(request)).then((found) =>
          found ? servePreview(request, reply, found) : serveLive(request, reply),
        )
      : serveLive(request, reply);
    return served instanceof Promise ? served.catch((error) => sendUnavailable(request, reply, error)) : served;
  });
}

/** The database does not respond, and neither memory nor disk has the bytes. */
function sendUnavailable(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!(error instanceof BlobUnavailable)) throw error;
  request.log.warn({ reqId: request.id, err: error, path: addressForLog(request.url) }, 'unavailable');
  return sendError(request, reply.header('retry-after', '30').header('cache-control', 'no-store'), unavailable);
}

function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  resolution: Resolution,
  send: SendResource,
): void | Promise<void> {
  if (resolution.kind === 'redirect') return redirect(request, reply, resolution);
  if (resolution.kind !== 'error') return send(request, reply, resolution);
  sendError(request, reply, resolution);
}

/** To the canonical path (301), or from an unknown path to the home page (302). */
function redirect({ url }: FastifyRequest, reply: FastifyReply, to: Extract<Resolution, { kind: 'redirect' }>): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (to.status === 302) {
    const characters = [...(decodedPath(url) ?? '')].slice(0, unknownPathMaxLength);
    reply.header('set-cookie', setUnknownPathCookie(encodeURIComponent(characters.join(''))));
  }
  reply.redirect(encodeURI(to.to) + (to.status === 301 ? url.slice(queryIndex(url)) : ''), to.status);
}
