import { errorPagePolicy } from '@viit/core/response-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, type PageLink } from '../site/error-page.ts';
import { servedPath } from './served-path.ts';

export interface ErrorResponse {
  status: number;
  reason: string;
  /** Links besides the home page. */
  links?: readonly PageLink[];
}

/** JSON for programs, a page for all others. */
export function sendError(request: FastifyRequest, reply: FastifyReply, { status, reason, links }: ErrorResponse) {
  reply.code(status);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const path = servedPath(request);
  if (isApiPath(path) || isPackagePath(path)) return reply.send({ error: reason });
  return reply
    .header('content-security-policy', errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorPage(status, reason, links));
}

export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/.test(path);

export const isPackagePath = (path: string): boolean => /^\/_packages(?:\/|$)/.test(path);
