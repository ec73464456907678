import { Readable } from 'node:stream';
import { type Operation, registryApi } from '@viit/contract/registry-api';
import { errorCodes } from '@viit/core/error-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { recordAttempt } from '../../registry/access/audit.ts';
import { findActor } from './authentication.ts';
import type { OperationName, RecordAttempt } from './define-routes.ts';
import { errorCodeOf } from './errors.ts';
import type { RouteContext } from './handlers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationName;
  }
}

/** Neither strangers nor a stolen token can fill the database. Successes are always recorded. */
const failuresPerMinute = { ofStrangers: 30, ofActor: 300 };
const maxTargetLength = 200;
/** Codes for terminals, and line breaks: the audit is printed, and one entry must not look like several. */
const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const changesSomething = (operation: OperationName) =>
  registryApi[operation].method !== 'GET' && operation !== 'readExportFiles';

/** Forms save all the time and open the page beside them. The history of an entry says who saved, but not who discarded a draft. */
const draftOperations: ReadonlySet<string> = new Set<OperationName>([
  ...(['saveEntry', 'saveEntries', 'removeEntry', 'orderEntries', 'openDraftPage'] as const),
]);

/**
 * Audits and counts every attempt to change something, even if the client disconnects before the response. Without the
 * database, it is only logged.
 * @returns what records an attempt whose response is a stream, when its outcome is known.
 */
export function recordAttempts(server: FastifyInstance, { database, metrics }: RouteContext): RecordAttempt {
  const failures = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true });
  const mayRecord = (actor: string | undefined): boolean => {
    const count = (failures.get(actor ?? '') ?? 0) + 1;
    failures.set(actor ?? '', count);
    return count <= (actor === undefined ? failuresPerMinute.ofStrangers : failuresPerMinute.ofActor);
  };
  const record: RecordAttempt = async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const actor = findActor(request);
    const code = errorCodeOf(request);
    const attempt = {
      requestId: request.id,
      actor: actor ? { id: actor.id, label: actor.label } : null,
      // Unknown if the client disconnected at once.
      address: request.ip || 'unknown',
      action: operation ?? 'unknown',
      target: targetOf(request, operation),
      // A response that reports progress begins with 200.
      status: code && reply.statusCode < 400 ? errorCodes[code].status : reply.statusCode,
      code: code ?? null,
      ms: Math.round(reply.elapsedTime),
    };
    metrics.countOperation({ operation: attempt.action, code, seconds: reply.elapsedTime / 1000 });
    const logged = { ...attempt, actor: actor?.id ?? null };
    if (code) request.log.warn(logged, 'refused');
    if (!operation || !changesSomething(operation)) return;
    if (!code && draftOperations.has(operation)) return;
    if (code && !mayRecord(actor?.id)) return;
    try {
      await recordAttempt(database, attempt);
    } catch (error) {
      request.log.warn({ ...logged, err: error }, 'not recorded in the audit');
    }
  };
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!(payload instanceof Readable)) void record(request, reply);
    done(null, payload);
  });
  return record;
}

/** Records only the parameters and fields that the operation names. */
function targetOf({ params, query, body }: FastifyRequest, operation: OperationName | undefined): string {
  if (!operation) return '';
  const schemas: Operation = registryApi[operation];
  const values = [pick(params, schemas.params), pick(query, schemas.query), pick(body, schemas.body)].flat();
  const target = values.filter(Boolean).join(' ').replace(controlCharacters, '\ufffd');
  return target.length > maxTargetLength ? `${target.slice(0, maxTargetLength - 1)}…` : target;
}

/** What staff write, and secrets. */
const unrecorded = new Set(['value', 'flow', 'response', 'challenge', 'code', 'verifier', 'identityToken']);

const pick = (values: unknown, schema: Operation['body']): string[] =>
  typeof values === 'object' && values !== null
    ? fieldsOf(schema).map((field) => describe(field, Object.getOwnPropertyDescriptor(values, field)?.value))
    : [];

const fieldsOf = (schema: unknown): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? [...new Set(schema.options.flatMap(fieldsOf))] : [];
};

/** An untrusted value, shortened; lists show only their length. */
function describe(field: string, value: unknown): string {
  if (unrecorded.has(field)) return '';
  if (typeof value !== 'object') return value === undefined ? '' : String(value);
  if (['entries', 'ids'].includes(field) && Array.isArray(value)) return `${value.length} ${field}`;
  try {
    return value === null ? '' : JSON.stringify(value);
  } catch {
    // Nested too deeply for the stack.
    return '…';
  }
}
