import { PassThrough, type Readable } from 'node:stream';
import {
  archiveType,
  type fileType,
  linesType,
  type Operation,
  type Progress,
  type ProgressLine,
  type RequestTo,
  registryApi,
  tarType,
} from '@viit/contract/registry-api';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';
import { findUnstorable } from '@viit/core/storable-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../../registry/access/rights.ts';
import { assertValid } from '../../registry/access/tokens.ts';
import { createRequestLimit, createUnreadLimit, endIfUnread } from '../limit-in-progress.ts';
import { addressOf, createRateLimiter } from '../rate-limit.ts';
import { actorOf, clientOf, setActor } from './authentication.ts';
import { checkAccess, isCheckedEarly } from './check-access.ts';
import { describeError } from './errors.ts';

type Api = typeof registryApi;
export type OperationName = Exclude<keyof Api, 'readOpenApi'>;

type Returned<O extends Operation> = O['response'] extends z.ZodType ? z.input<O['response']> : Readable;

/** Of an operation that needs no token. */
interface Stranger {
  /** For the audit. */
  identify: (actor: Actor) => void;
}

interface Sender {
  actor: Actor;
  /** Undefined if the operation reports no progress, or the request does not accept it. */
  onProgress: ((progress: Progress) => void) | undefined;
}

export type Handlers = {
  [N in OperationName]: (
    request: RequestTo<N> & (Api[N]['access'] extends 'everybody' ? Stranger : Sender),
  ) => Promise<Returned<Api[N]>>;
};

/** Without a token, per address, after a burst of 20. */
const strangersPerSecond = 2;

/** In bytes; Fastify's limit by default. */
export type BodyLimits = { [N in OperationName]?: number };

export type RecordAttempt = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Rights are checked here, and nowhere else; before the body is read, if the address names the part.
 * @param record for responses that are streams.
 */
export function defineRoutes(
  server: FastifyInstance,
  handlers: Handlers,
  { sql, record, bodyLimits }: { sql: Sql; record: RecordAttempt; bodyLimits: BodyLimits },
): void {
  const countRequest = createRequestLimit();
  // Also while their bodies are received.
  const countBody = createRequestLimit();
  const limitUnread = createUnreadLimit();
  const takeAttempt = createRateLimiter(strangersPerSecond);
  for (const name of Object.keys(handlers) as OperationName[]) {
    const operation: Operation = registryApi[name];
    const handler = handlers[name] as (request: object) => Promise<unknown>;
    const { method, path, response } = operation;
    const bodyLimit = bodyLimits[name];
    const isEarly = isCheckedEarly(operation);
    server.route({
      method,
      exposeHeadRoute: false,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation: name, isPublic: operation.access === 'everybody' },
      ...(bodyLimit && { bodyLimit }),
      async onRequest(request, reply) {
        if (operation.access === 'everybody') {
          if (takeAttempt(addressOf(request)) > 0) throw new Refusal('sign-ins-too-many');
        } else if (isEarly) await checkAccess(sql, actorOf(request), operation, parseAddress(operation, request));
        // Uploads have a limit of their own.
        if (typeof operation.body !== 'string') await countBody(clientOf(request), reply, async () => {});
      },
      // A stream that failed during a hook would be replaced by an error.
      ...(response !== tarType && {
        onSend: async (request, reply, payload) => limitUnread(clientOf(request), reply, payload),
      }),
      async handler(request, reply) {
        const sender =
          operation.access === 'everybody'
            ? { identify: setActor.bind(undefined, request) }
            : { actor: actorOf(request) };
        const parsed = { ...sender, ...parseAddress(operation, request), body: parseBody(operation, request) };
        // The rights were read before the body, which may arrive for minutes.
        if (operation.access !== 'everybody' && reply.elapsedTime > 1000) await assertValid(sql, actorOf(request));
        if (!isEarly) await checkAccess(sql, actorOf(request), operation, parsed);
        const work = async () => {
          if (response === tarType) {
            const files = (await handler(parsed)) as Readable;
            return reply.type(tarType).send(files.once('close', () => record(request, reply)));
          }
          const respond = async (onProgress?: Sender['onProgress']) =>
            response.parse(await handler({ ...parsed, onProgress }));
          const acceptsLines = operation.reportsProgress && request.headers.accept?.includes(linesType);
          return acceptsLines ? respondWithProgress(request, reply, respond, record) : respond();
        };
        const client = clientOf(request);
        if (typeof operation.body !== 'string') {
          return countRequest(client, reply, work).finally(() => endIfUnread(reply));
        }
        countRequest.assertFree(client);
        return work().finally(() => {
          countRequest.countResponse(client, reply);
          endIfUnread(reply);
        });
      },
    });
  }
}

const parseAddress = ({ params, query }: Operation, request: FastifyRequest) => ({
  params: params && parseRequest(params, request.params),
  query: query && parseRequest(query, request.query),
});

const parseBody = ({ body }: Operation, request: FastifyRequest) =>
  typeof body === 'string' ? bytesOf(request, body) : body && parseRequest(body, request.body);

/** @throws Refusal if the value is not valid, or cannot be stored. */
export function parseRequest<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
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
  const [what, command] = type === archiveType ? ['build', 'viit publish'] : ['document', 'viit content upload'];
  throw new Refusal('request-invalid', `A ${what} is sent as ${type}. Use the command: ${command}`);
}

/** Streams lines of JSON, so that proxies do not time out. Before the first report, refusals keep their own status. */
async function respondWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (onProgress: Sender['onProgress']) => Promise<unknown>,
  record: RecordAttempt,
): Promise<unknown> {
  const lines = new PassThrough();
  // The operation continues if the client disconnects.
  lines.on('error', () => {});
  const write = (line: ProgressLine) => lines.destroyed || lines.write(`${JSON.stringify(line)}\n`);
  let hasBegun = false;
  try {
    const result = await work((progress) => {
      if (!hasBegun) reply.header('x-accel-buffering', 'no').type(linesType).send(lines);
      hasBegun = true;
      write({ progress });
    });
    if (!hasBegun) return result;
    write({ result });
  } catch (error) {
    if (!hasBegun) throw error;
    const { body, status } = describeError(error as Error, request);
    write({ error: body, status });
  }
  void record(request, reply);
  lines.end();
  endIfUnread(reply);
  return reply;
}
