import { errorPagePolicy } from '@viit/core/response-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, type PageLink } from '../site/error-page.ts';

export interface ErrorResponse {
  status: number;
  /** A sentence for people. */
  reason: string;
  /** Pages where a visitor can go on, besides the home page. */
  links?: readonly PageLink[];
}

/** Sends an error: JSON for addresses of the content API and of the package registry, a page for all others. */
export function sendError(request: FastifyRequest, reply: FastifyReply, { status, reason, links }: ErrorResponse) {
  reply.code(status);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const url = request.raw.url ?? '';
  if (isApiAddress(url) || isPackageAddress(url)) return reply.send({ error: reason });
  return reply
    .header('content-security-policy', errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorPage(status, reason, links));
}

/** Whether an address belongs to the content API. */
export const isApiAddress = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url);

/** Whether an address belongs to the registry of the toolkit's packages. */
export const isPackageAddress = (url: string): boolean => /^\/_packages(?:[/?#]|$)/.test(url);
