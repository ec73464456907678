import type { Readable } from 'node:stream';
import {
  archiveType,
  type fileType,
  type InputOf,
  type Operation,
  type Progress,
  type RequestOf,
  tarType,
} from '@viit/contract/registry-api';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';
import { findUnstorable } from '@viit/core/storable-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../registry/access/scopes.ts';
import { actorOf } from './authentication.ts';
import { acceptsLines, progressStream } from './progress-stream.ts';

/** What a handler returns: what the response's schema accepts, or a stream of bytes. */
type Returned<O extends Operation> = O['response'] extends z.ZodType ? z.input<O['response']> : Readable;

/** Who sent a request, and how to report progress to it. */
interface Sender {
  actor: Actor;
  /** Undefined where the operation reports no progress, or the request does not accept it. */
  onProgress: ((progress: Progress) => void) | undefined;
}

interface Options<O extends Operation> {
  /** Refuses a request before its body is read. */
  authorize?: (actor: Actor, params: InputOf<O> extends { params: infer P } ? P : undefined) => void;
  /** Bytes of a body that are accepted; Fastify's limit by default. */
  bodyLimit?: number;
}

/**
 * Adds an operation of the contract to the server: its request is parsed before the handler runs, its response after it.
 * @throws Refusal (from the route) if the request does not match its schemas.
 */
export function defineRoute<O extends Operation>(
  server: FastifyInstance,
  operation: O,
  handler: (request: RequestOf<O> & Sender) => Promise<Returned<O>>,
  { authorize, bodyLimit }: Options<O> = {},
): void {
  const { method, path, params, query, body, response } = operation;
  server.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    ...(bodyLimit !== undefined && { bodyLimit }),
    async onRequest(request) {
      authorize?.(actorOf(request), request.params as never);
    },
    async handler(request, reply) {
      const stream = operation.reportsProgress && acceptsLines(request) ? progressStream(request, reply) : undefined;
      const parsed = {
        ...{ actor: actorOf(request), onProgress: stream?.report },
        ...(params && { params: parse(params, request.params) }),
        ...(query && { query: parse(query, request.query) }),
        ...(body && { body: typeof body === 'string' ? bytesOf(request, body) : parse(body, request.body) }),
      } as RequestOf<O> & Sender;
      if (response === tarType) return reply.type(tarType).send(await handler(parsed));
      const respond = async () => response.parse(await handler(parsed));
      return stream ? stream.settle(respond) : respond();
    },
  });
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(value);
  const unstorable = success && findUnstorable(data);
  if (unstorable) {
    throw new Refusal(
      'request-invalid',
      `The request has a NUL character or half of a surrogate pair in ${unstorable}, which cannot be stored. Correct the text.`,
    );
  }
  if (success) return data;
  throw new Refusal('request-invalid', `The request is not valid:\n${describeIssues(error)}`);
}

function bytesOf(request: FastifyRequest, type: typeof archiveType | typeof fileType): unknown {
  if (request.headers['content-type'] === type) return request.body;
  const [what, command] = type === archiveType ? ['build', 'viit publish'] : ['document', 'viit content supply'];
  throw new Refusal('request-invalid', `A ${what} is sent as ${type}. Use the command: ${command}`);
}
