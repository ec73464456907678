import type { ErrorResponse } from '@viit/contract/registry-api';
import { type ErrorCode, siteStillServed } from '@viit/core/error-codes';
import { Refusal } from '@viit/core/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const codes = new WeakMap<FastifyRequest, ErrorCode>();

/** Undefined after success. */
export const errorCodeOf = (request: FastifyRequest): ErrorCode | undefined => codes.get(request);

export function sendError(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter } = describeError(error, request);
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}

/** Records the code for the audit, and logs unexpected errors. */
export function describeError(error: FastifyError | Refusal | Error, request: FastifyRequest) {
  const [{ code, message, status, details }, more = {}] = asRefusal(error);
  codes.set(request, code);
  if (code === 'registry-failed') request.log.error({ reqId: request.id, err: error }, 'failed');
  const body: ErrorResponse = {
    code,
    error: message,
    ...(details !== undefined && { details }),
    requestId: request.id,
  };
  return { status, ...more, body };
}

interface Options {
  status?: number;
  /** In seconds, if the same request may succeed later. */
  retryAfter?: string;
}

function asRefusal(error: FastifyError | Refusal | Error): [Refusal, Options?] {
  if (error instanceof Refusal) return [error, error.status === 429 ? { retryAfter: '5' } : {}];
  const { code = '', message = '', syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && /^(ENOSPC|EDQUOT)$/.test(code)) {
    return [new Refusal('temporary-folder-full'), { retryAfter: '60' }];
  }
  if (code === '53100' || code === 'ENOSPC' || /no space left|could not extend file/i.test(message)) {
    return [new Refusal('database-full'), { retryAfter: '5' }];
  }
  if (
    /^(08|53|57P|58)/.test(code) ||
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/.test(code) ||
    /connection terminated|timeout exceeded when trying to connect|PGlite is clos/i.test(message)
  ) {
    return [
      new Refusal(
        'database-unavailable',
        `The database does not respond, so nothing can be published until it is back (${message || code}). ${siteStillServed}`,
      ),
      { retryAfter: '5' },
    ];
  }
  const { statusCode: status = 500 } = error as FastifyError;
  if (status === 413) return [new Refusal('body-too-large', `The request is too large: ${message}.`)];
  if (status < 500) return [new Refusal('request-invalid', `The request is not valid: ${message}.`), { status }];
  // A system call's message contains the server's paths.
  const reason = syscall === undefined ? message : `${syscall}: ${code}`;
  return [
    new Refusal(
      'registry-failed',
      `The registry failed (${reason}). The operator finds the details in the server's log. ${siteStillServed}`,
    ),
  ];
}
