import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './headers.ts';

/** What went wrong, for whoever asked. */
export interface Trouble {
  status: number;
  reason: string;
  /** Programs get JSON, people a short page. */
  isApi: boolean;
}

const titles: Record<number, string> = {
  400: 'Not understood',
  404: 'Not found',
  405: 'Read only',
  414: 'Too long',
  500: 'Our mistake',
};

/** Answers with a short page for what the site has not, or with JSON below `/api`. */
export function sendError(reply: FastifyReply, { status, reason, isApi }: Trouble): FastifyReply {
  reply.code(status);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (isApi) return reply.send({ error: reason });
  reply.header('content-security-policy', contentSecurityPolicy()).type('text/html; charset=utf-8');
  const text = reason.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const title = titles[status] ?? 'Not served';
  return reply.send(
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | VIIT</title></head><body><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the home page</a></p></body></html>\n`,
  );
}

/** Whether whoever asks for an address is a program. */
export const isForPrograms = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url);
