import type { ErrorResponse } from '@viit/contract/registry-api';
import { type ErrorCode, errorCodes } from '@viit/core/error-codes';
import { Refusal } from '@viit/core/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const advice =
  'The site is still served from memory. Check with "viit status" whether your change is live; publishing the same build twice does no harm.';

const codes = new WeakMap<FastifyRequest, ErrorCode>();

/** The code that was sent in response to a request; undefined where it succeeded. */
export const errorCodeOf = (request: FastifyRequest): ErrorCode | undefined => codes.get(request);

/** What is sent in response to an error. */
interface DescribedError {
  status: number;
  body: ErrorResponse;
  /** In seconds, where the same request may succeed later. */
  retryAfter?: string;
}

/** Sends any error of the registry as `{ code, error, requestId }`. */
export function sendError(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter } = describeError(error, request);
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}

/** Describes any error of the registry, and notes its code for the audit. Unexpected errors are written to the log. */
export function describeError(error: FastifyError | Refusal | Error, request: FastifyRequest): DescribedError {
  const describe = (code: ErrorCode, message: string, more: { status?: number; retryAfter?: string } = {}) => {
    codes.set(request, code);
    return { status: errorCodes[code].status, ...more, body: { code, error: message, requestId: request.id } };
  };
  if (error instanceof Refusal) {
    return describe(error.code, error.message, error.status === 429 ? { retryAfter: '5' } : {});
  }
  if (isTemporaryFolderFull(error)) {
    return describe(
      'temporary-folder-full',
      "The server's temporary folder has no space left, so no build can be received or rendered. The site is still served. The operator makes space in that folder, or sets another one in TMPDIR and restarts the server.",
      { retryAfter: '60' },
    );
  }
  const failure = databaseFailure(error);
  if (failure) return describe(failure.code, failure.error, { retryAfter: '5' });
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return describe('body-too-large', `The request is too large: ${error.message}.`);
  if (statusCode < 500)
    return describe('request-invalid', `The request is not valid: ${error.message}.`, { status: statusCode });
  request.log.error({ reqId: request.id, err: error }, 'failed');
  return describe(
    'registry-failed',
    `The registry failed (${withoutPath(error)}). The operator finds the details in the server's log. ${advice}`,
  );
}

/** The server itself writes files to its temporary folder only; the database reports a full disk without a system call. */
function isTemporaryFolderFull(error: unknown): boolean {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && /^(ENOSPC|EDQUOT)$/.test(code);
}

/** An error's message; that of a failed system call without the server's paths, which are only for the log. */
function withoutPath({ code, syscall, message }: NodeJS.ErrnoException): string {
  return syscall === undefined ? message : `${syscall}: ${code}`;
}

/** What is wrong with the database; `undefined` if the error is something else. */
function databaseFailure(error: unknown): { code: ErrorCode; error: string } | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === '53100' || code === 'ENOSPC' || /no space left|could not extend file/i.test(message)) {
    return {
      code: 'database-full',
      error: `The database has no space left, so nothing can be published. The operator makes space with "viit prune" or a larger disk. ${advice}`,
    };
  }
  const isUnavailable =
    /^(08|53|57P|58)/.test(code) ||
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/.test(code) ||
    /connection terminated|timeout exceeded when trying to connect|PGlite is clos/i.test(message);
  if (!isUnavailable) return undefined;
  return {
    code: 'database-unavailable',
    error: `The database does not respond, so nothing can be published until it is back (${message || code}). ${advice}`,
  };
}
