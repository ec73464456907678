import type { ErrorResponse } from '@viit/contract/registry-api';
import { type ErrorCode, errorCodes } from '@viit/core/error-codes';
import { Refusal } from '@viit/core/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const advice =
  'The site is still served from memory. Check with "viit status" whether your change is live; publishing the same build twice does no harm.';

const codes = new WeakMap<FastifyRequest, ErrorCode>();

/** The code that was sent in response to a request; undefined where it succeeded. */
export const errorCodeOf = (request: FastifyRequest): ErrorCode | undefined => codes.get(request);

/** Sends any error of the registry as `{ code, error, requestId }`. */
export function sendError(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply) {
  const send = (code: ErrorCode, message: string, status: number = errorCodes[code].status) => {
    codes.set(request, code);
    return reply.code(status).send({ code, error: message, requestId: request.id } satisfies ErrorResponse);
  };
  if (error instanceof Refusal) {
    if (error.status === 429) reply.header('retry-after', '5');
    return send(error.code, error.message);
  }
  if (isTemporaryFolderFull(error)) {
    reply.header('retry-after', '60');
    return send(
      'temporary-folder-full',
      "The server's temporary folder has no space left, so no build can be received or rendered. The site is still served. The operator makes space in that folder, or sets another one in TMPDIR and restarts the server.",
    );
  }
  const failure = databaseFailure(error);
  if (failure) {
    reply.header('retry-after', '5');
    return send(failure.code, failure.error);
  }
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return send('body-too-large', `The request is too large: ${error.message}.`);
  if (statusCode < 500) return send('request-invalid', `The request is not valid: ${error.message}.`, statusCode);
  request.log.error({ reqId: request.id, err: error }, 'failed');
  return send(
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
