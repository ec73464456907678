import type { IncomingHttpHeaders } from 'node:http';
import type { Headers } from '@viit/core/response-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import type { BlobStore } from '../site/blobs/blob-store.ts';
import type { Encoding } from '../site/blobs/stored-blob.ts';
import type { Resolution } from '../site/resolve-path.ts';
import { resourceHeaders } from '../site/resource-headers.ts';
import type { Resource } from '../site/site.ts';

type Resolved = Extract<Resolution, { resource: Resource }>;

/** @returns a promise if the bytes are not in memory; it rejects with `BlobUnavailable` if they cannot be read. */
export type SendResource = (request: FastifyRequest, reply: FastifyReply, resolved: Resolved) => void | Promise<void>;

/** Headers are the same for every request. */
interface Variant {
  etag: string;
  body: Buffer;
  /** Only unencoded files have ranges. */
  hasRanges: boolean;
  headers: Headers;
  bareHeaders: Headers;
}

interface Response {
  status: number;
  headers: Headers;
  body?: Buffer;
}

interface SenderOptions {
  extraHeaders: Headers;
  blobs: Pick<BlobStore, 'peek' | 'read'>;
}

export function createResourceSender({ extraHeaders, blobs }: SenderOptions): SendResource {
  // Keyed by bytes, so headers are freed with them.
  const cache = new WeakMap<Uint8Array, WeakMap<Resource, Variant>>();
  const variantOf = (resolved: Resolved, encoding: Encoding, bytes: Uint8Array): Variant => {
    const variants = cache.get(bytes) ?? new WeakMap<Resource, Variant>();
    cache.set(bytes, variants);
    const variant = variants.get(resolved.resource) ?? createVariant(resolved, encoding, extraHeaders, bytes);
    variants.set(resolved.resource, variant);
    return variant;
  };
  const send = (reply: FastifyReply, { status, headers, body }: Response) => {
    reply.hasAllHeaders = true;
    reply.code(status).headers(headers).send(body);
  };
  return ({ headers: requestHeaders }, reply, resolved) => {
    const { blob, status } = resolved.resource;
    const encoding = chooseEncoding(blob, requestHeaders['accept-encoding']);
    const bytes = blobs.peek(blob, encoding);
    if (bytes) return send(reply, respond(requestHeaders, status, variantOf(resolved, encoding, bytes)));
    if (status === 200 && requestHeaders['if-none-match']) {
      const variant = createVariant(resolved, encoding, extraHeaders);
      const response = respond(requestHeaders, status, variant);
      if (response.status === 304) return send(reply, response);
    }
    return blobs.read(blob, encoding).then((late) => {
      send(reply, respond(requestHeaders, status, variantOf(resolved, encoding, late)));
    });
  };
}

function respond(requestHeaders: IncomingHttpHeaders, status: number, variant: Variant): Response {
  const { etag, headers, bareHeaders, body } = variant;
  if (status === 200 && fresh(requestHeaders, { etag })) return { status: 304, headers: bareHeaders };
  return respondWithRange(requestHeaders, variant) ?? { status, headers, body };
}

/** Some browsers play no video without ranges (RFC 9110, section 14). */
function respondWithRange(requestHeaders: IncomingHttpHeaders, variant: Variant): Response | undefined {
  const { etag, body, bareHeaders, hasRanges } = variant;
  const { range, 'if-range': ifRange } = requestHeaders;
  if (!range || !hasRanges || (ifRange && ifRange !== etag)) return undefined;
  const ranges = parseRange(body.length, range);
  const rangeHeaders = (contentRange: string, length: number) => ({
    ...bareHeaders,
    ...{ 'accept-ranges': 'bytes', 'content-range': `bytes ${contentRange}/${body.length}` },
    'content-length': String(length),
  });
  // A suffix longer than the file means the whole file, but the library rejects it.
  if (ranges === -1 && !/^bytes=-0*[1-9]/.test(range)) return { status: 416, headers: rangeHeaders('*', 0) };
  if (typeof ranges === 'number' || ranges.type !== 'bytes' || ranges.length > 1) return undefined;
  const [{ start, end } = { start: 0, end: 0 }] = ranges;
  const bytes = body.subarray(start, end + 1);
  return { status: 206, headers: rangeHeaders(`${start}-${end}`, bytes.length), body: bytes };
}

function createVariant(
  { kind, resource }: Resolved,
  encoding: Encoding,
  extraHeaders: Headers,
  bytes: Uint8Array = Buffer.of(),
): Variant {
  const { blob } = resource;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isEncoded = encoding !== 'identity';
  // A strong validator: 132 bits of the hash, and the encoding.
  const etag = `"${blob.sha384.slice(0, 22)}-${isEncoded ? encoding : 'plain'}"`;
  const hasRanges = kind === 'file' && !isEncoded;
  const bareHeaders = { ...resourceHeaders(kind, resource), etag, ...extraHeaders };
  const bodyHeaders = {
    ...(isEncoded && { 'content-encoding': encoding }),
    ...(hasRanges && { 'accept-ranges': 'bytes' }),
    'content-length': String(body.length),
  };
  return { etag, body, hasRanges, bareHeaders, headers: { ...bareHeaders, ...bodyHeaders } };
}

/** By Accept-Encoding header, best first. */
const acceptedEncodings = new LRUCache<string, Encoding[]>({ max: 200 });

/** By default the smallest. */
function chooseEncoding(blob: Resource['blob'], header = ''): Encoding {
  const accepted = acceptedEncodings.get(header) ?? negotiate(header);
  return accepted.find((encoding) => isAvailable(blob, encoding)) ?? 'identity';
}

function isAvailable(blob: Resource['blob'], encoding: Encoding): boolean {
  if (encoding === 'identity') return true;
  if ('bytes' in blob) return (encoding === 'br' ? blob.brotli : blob.gzip) !== null;
  return encoding === 'br' ? blob.storedAs === 'br' : blob.hasGzip;
}

function negotiate(header: string): Encoding[] {
  const offered: Encoding[] = ['br', 'gzip', 'identity'];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings(offered, { preferred: offered }) as Encoding[];
  acceptedEncodings.set(header, accepted);
  return accepted;
}
