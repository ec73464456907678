import type { IncomingHttpHeaders } from 'node:http';
import type { Headers } from '@viit/core/response-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import type { Blob } from '../registry/builds/blobs.ts';
import type { Resolution } from '../site/resolve-path.ts';
import { resourceHeaders } from '../site/resource-headers.ts';
import type { Resource } from '../site/site.ts';

type Resolved = Extract<Resolution, { resource: Resource }>;

/** Sends a resource: the encoding variant that the browser accepts, a range of a file, or 304. */
export type SendResource = (request: FastifyRequest, reply: FastifyReply, resolved: Resolved) => void;

type Encoding = 'br' | 'gzip' | 'identity';

/** An encoding variant with its response headers as a flat list of names and values: the same for every request. */
interface Variant {
  etag: string;
  body: Buffer;
  /** Whether ranges of it are served: only of files that are sent as they are. */
  hasRanges: boolean;
  /** Headers of the whole response. */
  headers: string[];
  /** Headers without those that describe the body, for 304 and ranges. */
  bareHeaders: string[];
}

interface Response {
  status: number;
  headers: string[];
  body?: Buffer;
}

/**
 * Creates the function that sends resources. It writes to the connection directly, past the framework's headers and `onSend`
 * hooks: composing the headers for each request would cost as much as the rest of a small response.
 * @param extraHeaders added to those of every response, or replacing them.
 * @param isDraining whether the server is about to stop: then each response closes its connection.
 */
export function createResourceSender(extraHeaders: Headers, isDraining: () => boolean): SendResource {
  const cache = new WeakMap<Resource, Map<Encoding, Variant>>();
  const variantOf = (resolved: Resolved, encoding: Encoding): Variant => {
    const variants = cache.get(resolved.resource) ?? new Map<Encoding, Variant>();
    cache.set(resolved.resource, variants);
    const variant = variants.get(encoding) ?? createVariant(resolved, encoding, extraHeaders);
    variants.set(encoding, variant);
    return variant;
  };
  return ({ headers: requestHeaders }, { raw }, resolved) => {
    const { blob, status } = resolved.resource;
    const variant = variantOf(resolved, chooseEncoding(blob, requestHeaders['accept-encoding']));
    const response = respond(requestHeaders, status, variant);
    raw.writeHead(response.status, isDraining() ? [...response.headers, 'connection', 'close'] : response.headers);
    raw.end(response.body);
  };
}

function respond(requestHeaders: IncomingHttpHeaders, status: number, variant: Variant): Response {
  const { etag, headers, bareHeaders, body } = variant;
  if (status === 200 && fresh(requestHeaders, { etag })) return { status: 304, headers: bareHeaders };
  return respondWithRange(requestHeaders, variant) ?? { status, headers, body };
}

/** The range of a file that a request specifies (RFC 9110, section 14): some browsers play no video without ranges. */
function respondWithRange(requestHeaders: IncomingHttpHeaders, variant: Variant): Response | undefined {
  const { etag, body, bareHeaders, hasRanges } = variant;
  const { range, 'if-range': ifRange } = requestHeaders;
  if (!range || !hasRanges || (ifRange && ifRange !== etag)) return undefined;
  const ranges = parseRange(body.length, range);
  const rangeHeaders = (contentRange: string, length: number) => [
    ...bareHeaders,
    ...['accept-ranges', 'bytes', 'content-range', `bytes ${contentRange}/${body.length}`],
    ...['content-length', String(length)],
  ];
  // The library also rejects a suffix that is longer than the file; that is the whole file.
  if (ranges === -1 && !/^bytes=-0*[1-9]/.test(range)) return { status: 416, headers: rangeHeaders('*', 0) };
  if (typeof ranges === 'number' || ranges.type !== 'bytes' || ranges.length > 1) return undefined;
  const [{ start, end } = { start: 0, end: 0 }] = ranges;
  const bytes = body.subarray(start, end + 1);
  return { status: 206, headers: rangeHeaders(`${start}-${end}`, bytes.length), body: bytes };
}

function createVariant({ kind, resource }: Resolved, encoding: Encoding, extraHeaders: Headers): Variant {
  const { blob } = resource;
  const bytes = { br: blob.brotli, gzip: blob.gzip, identity: null }[encoding] ?? blob.bytes;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isEncoded = encoding !== 'identity';
  // A strong validator: 132 bits of the file's hash, and the encoding.
  const etag = `"${blob.sha384.slice(0, 22)}-${isEncoded ? encoding : 'plain'}"`;
  const hasRanges = kind === 'file' && !isEncoded;
  const bareHeaders = Object.entries({ ...resourceHeaders(kind, resource), etag, ...extraHeaders }).flat();
  const bodyHeaders = {
    ...(isEncoded && { 'content-encoding': encoding }),
    ...(hasRanges && { 'accept-ranges': 'bytes' }),
    'content-length': String(body.length),
  };
  return { etag, body, hasRanges, bareHeaders, headers: [...bareHeaders, ...Object.entries(bodyHeaders).flat()] };
}

/** Encodings that a browser accepts, best first, by Accept-Encoding header. Browsers send few different headers. */
const acceptedEncodings = new Map<string, Encoding[]>();
const acceptedLimit = 200;

/** Chooses the encoding variant of a file by the Accept-Encoding header, by default the smallest. */
function chooseEncoding(blob: Blob, header = ''): Encoding {
  const accepted = acceptedEncodings.get(header) ?? negotiate(header);
  const isAvailable = { br: blob.brotli !== null, gzip: blob.gzip !== null, identity: true };
  return accepted.find((encoding) => isAvailable[encoding]) ?? 'identity';
}

function negotiate(header: string): Encoding[] {
  const offered: Encoding[] = ['br', 'gzip', 'identity'];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings(offered, { preferred: offered }) as Encoding[];
  // A client that sends many different headers must not fill the memory.
  if (acceptedEncodings.size < acceptedLimit) acceptedEncodings.set(header, accepted);
  return accepted;
}
