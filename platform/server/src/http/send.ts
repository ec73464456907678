import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Found } from '../site/find.ts';
import { etagOf, type Servable } from '../site/site.ts';
import { chooseForm, type Form } from './forms.ts';
import { cacheControl, contentSecurityPolicy, fileSecurityPolicy } from './headers.ts';
import { partOf } from './ranges.ts';

type Served = Extract<Found, { servable: Servable }>;

/** Sends what was found in the form that the visitor takes: whole, in part, or as 304 where they have it. */
export function send(request: FastifyRequest, reply: FastifyReply, found: Served): FastifyReply {
  const { kind, servable } = found;
  const form = chooseForm(servable.blob, request.headers['accept-encoding']);
  const { cache, etag, headers } = headOf(found, form);
  reply.headers(headers);
  // A preview has said already that nobody keeps it.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cache);
  if (servable.status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag))
    return reply.code(304).send();
  if (form.encoding) reply.header('content-encoding', form.encoding);
  const body = Buffer.from(form.bytes.buffer, form.bytes.byteOffset, form.bytes.byteLength);
  return kind === 'file' && !form.encoding
    ? sendFile(request, reply, body, etag)
    : reply.code(servable.status).send(body);
}

interface Head {
  etag: string;
  cache: string;
  headers: Record<string, string>;
}

/** Heads by what they belong to and its form: the same for every visitor, and gone with the release. */
const heads = new WeakMap<Servable, Map<Form['encoding'], Head>>();

function headOf({ kind, servable }: Served, { encoding }: Form): Head {
  const held = heads.get(servable) ?? new Map<Form['encoding'], Head>();
  heads.set(servable, held);
  const head = held.get(encoding) ?? makeHead(kind, servable, encoding);
  held.set(encoding, head);
  return head;
}

function makeHead(
  kind: Served['kind'],
  { blob, type, scriptHashes, styleHashes }: Servable,
  encoding: Form['encoding'],
): Head {
  const etag = etagOf(blob, encoding ?? 'plain');
  const policy = kind === 'page' ? contentSecurityPolicy(scriptHashes, styleHashes) : fileSecurityPolicy(type);
  const headers = { etag, vary: 'accept-encoding', 'content-type': type, 'content-security-policy': policy };
  const forAll = kind === 'build' ? { 'access-control-allow-origin': '*' } : {};
  return { etag, cache: cacheControl[kind], headers: { ...headers, ...forAll } };
}

/** A file as it is, or the part of it that is asked for, unless what was begun is another version. */
function sendFile(request: FastifyRequest, reply: FastifyReply, body: Buffer, etag: string): FastifyReply {
  const ifRange = request.headers['if-range'];
  const part = ifRange && ifRange !== etag ? undefined : partOf(request.headers.range, body.length);
  reply.header('accept-ranges', 'bytes');
  if (!part) return reply.code(200).send(body);
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  reply.header('content-range', `bytes ${part.first}-${part.last}/${body.length}`);
  return reply.code(206).send(body.subarray(part.first, part.last + 1));
}
