import { Refusal } from '@viit/core/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const again =
  'The site is served on from memory. Look with "viit status" whether your change went live; publishing the same build twice does no harm.';

/** What went wrong with the database, for whoever publishes; `undefined` where it is something else. */
function databaseTrouble(error: unknown): string | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === '53100' || code === 'ENOSPC' || /no space left|could not extend file/i.test(message)) {
    return `The database has no room left, so nothing can be published. The operator makes room with "viit prune" or a larger disk. ${again}`;
  }
  const isGone =
    /^(08|53|57P|58)/.test(code) ||
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/.test(code) ||
    /connection terminated|timeout exceeded when trying to connect|PGlite is clos/i.test(message);
  if (!isGone) return undefined;
  return `The database does not answer, so nothing can be published until it is back (${message || code}). ${again}`;
}

/** Answers every error of the registry as JSON with one sentence. */
export function answerError(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return reply.code(error.status).send({ error: error.message });
  const trouble = databaseTrouble(error);
  if (trouble) return reply.code(503).header('retry-after', '5').send({ error: trouble });
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode < 500)
    return reply.code(statusCode).send({ error: `The request is not as it should be: ${error.message}.` });
  request.log.error({ reqId: request.id, err: error }, 'failed');
  return reply.code(500).send({
    error: `The registry failed (${error.message}), and the operator finds the trace in the server's log. ${again}`,
  });
}
