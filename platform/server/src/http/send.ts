import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Found } from '../site/find.ts';
import { etagOf, type Servable } from '../site/site.ts';
import { chooseEncoding, type EncodingVariant } from './encoding.ts';
import { cacheControl, commonHeaders, contentSecurityPolicy, fileSecurityPolicy, type Headers } from './headers.ts';
import { partOf } from './ranges.ts';

type Served = Extract<Found, { servable: Servable }>;

/** Sends what was found in the form that the visitor takes: whole, in part, or as 304 where they have it. */
export type Send = (request: FastifyRequest, reply: FastifyReply, found: Served) => void;

/** An answer as it goes to the connection. */
interface Answer {
  status: number;
  /** Names and values of its headers in turns. */
  lines: string[];
  body?: Buffer;
}

/** The answers with one form of a servable: made once, the same for every visitor, and gone with the release. */
interface Answers {
  etag: string;
  /** To whoever has the bytes. */
  unchanged: Answer;
  whole: Answer;
}

/**
 * Makes what sends. Whole answers go to the connection as they are held, past the framework's headers and `onSend` hooks:
 * putting a head together for each visitor costs as much as all the rest of a small answer.
 * @param more headers that these answers have beside those of every answer, or in their place.
 * @param isEnding whether the server is about to end: each answer says so, and ends its connection.
 */
export function makeSend(more: Headers, isEnding: () => boolean): Send {
  const held = new WeakMap<Servable, Map<EncodingVariant['encoding'], Answers>>();
  const answersWith = (found: Served, form: EncodingVariant): Answers => {
    const known = held.get(found.servable) ?? new Map<EncodingVariant['encoding'], Answers>();
    held.set(found.servable, known);
    const answers = known.get(form.encoding) ?? makeAnswers(found, form, more);
    known.set(form.encoding, answers);
    return answers;
  };
  return ({ headers }, { raw }, found) => {
    const form = chooseEncoding(found.servable.blob, headers['accept-encoding']);
    const { status, lines, body } = choose(headers, found, form, answersWith(found, form));
    raw.writeHead(status, isEnding() ? [...lines, 'connection', 'close'] : lines);
    raw.end(body);
  };
}

function choose(
  asked: IncomingHttpHeaders,
  { kind, servable }: Served,
  form: EncodingVariant,
  answers: Answers,
): Answer {
  const { etag, unchanged, whole } = answers;
  if (servable.status === 200 && asked['if-none-match']?.split(/\s*,\s*/).includes(etag)) return unchanged;
  const ifRange = asked['if-range'];
  const isPart = asked.range && kind === 'file' && !form.encoding && (!ifRange || ifRange === etag);
  return (isPart && partAnswer(asked.range, form, unchanged.lines)) || whole;
}

/** The part of a file that is asked for, in the place of the whole. */
function partAnswer(range: string | undefined, { bytes }: EncodingVariant, lines: string[]): Answer | undefined {
  const part = partOf(range, bytes.length);
  if (!part) return undefined;
  const about = (length: number, words: string) => [
    ...lines,
    ...flat({ ...inParts, 'content-range': `bytes ${words}/${bytes.length}`, 'content-length': `${length}` }),
  ];
  if (part === 'none') return { status: 416, lines: about(0, '*') };
  const { first, last } = part;
  return {
    status: 206,
    lines: about(last + 1 - first, `${first}-${last}`),
    body: bufferOf(bytes).subarray(first, last + 1),
  };
}

const inParts: Headers = { 'accept-ranges': 'bytes' };

function makeAnswers({ kind, servable }: Served, { bytes, encoding }: EncodingVariant, more: Headers): Answers {
  const { status, blob, type, scriptHashes, styleHashes } = servable;
  const etag = etagOf(blob, encoding ?? 'plain');
  const policy = kind === 'page' ? contentSecurityPolicy(scriptHashes, styleHashes) : fileSecurityPolicy(type);
  const headers = {
    ...commonHeaders,
    ...{ etag, vary: 'accept-encoding', 'content-type': type, 'content-security-policy': policy },
    ...(kind === 'build' && { 'access-control-allow-origin': '*' }),
    'cache-control': cacheControl[kind],
    ...more,
  };
  const form = encoding ? { 'content-encoding': encoding } : kind === 'file' ? inParts : {};
  const lines = flat({ ...headers, ...form, 'content-length': `${bytes.length}` });
  return {
    etag,
    unchanged: { status: 304, lines: flat(headers) },
    whole: { status, lines, body: bufferOf(bytes) },
  };
}

const flat = (headers: Headers): string[] => Object.entries(headers).flat();

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
