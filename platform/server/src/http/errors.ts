import type { FastifyReply } from 'fastify';
import { errorPage } from './error-page.ts';
import { contentSecurityPolicy } from './headers.ts';

/** What went wrong, for whoever asked. */
export interface Trouble {
  status: number;
  reason: string;
  /** Programs get JSON, people a page. */
  isApi: boolean;
}

/** Answers with a page that says what the site has not, or with JSON below `/api`. */
export function sendError(reply: FastifyReply, { status, reason, isApi }: Trouble): FastifyReply {
  reply.code(status);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (isApi) return reply.send({ error: reason });
  return reply
    .header('content-security-policy', contentSecurityPolicy())
    .type('text/html; charset=utf-8')
    .send(errorPage(status, reason));
}

/** Whether whoever asks for an address is a program. */
export const isForPrograms = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url);
