import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindPreview } from '../site/preview-sites.ts';
import { sendError } from './errors.ts';

const cookie = 'viit_preview';
const secretForm = /^[A-Za-z0-9_-]{20,40}$/;

const secretInCookies = new RegExp(`(?:^|;\\s*)${cookie}=([^;\\s]+)`);

/** The secret of a visitor who has opened a preview's link. One that opens nothing any more shows the live site. */
export function previewSecret({ headers }: FastifyRequest): string | undefined {
  const secret = headers.cookie && secretInCookies.exec(headers.cookie)?.[1];
  return secret && secretForm.test(secret) ? secret : undefined;
}

/** What every answer of a preview says: nobody keeps it, no search engine lists it. */
export const previewHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/** `/_preview/<secret>` opens a preview, `/_preview/leave` ends it. */
export function previewRoutes(server: FastifyInstance, find: FindPreview): void {
  const turn = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number) => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.headers(previewHeaders);
    reply.header('set-cookie', `${cookie}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`);
    return reply.redirect('/', 302);
  };
  server.get('/_preview/leave', async (request, reply) => turn(request, reply, '', 0));
  server.get<{ Params: { secret: string } }>('/_preview/:secret', async (request, reply) => {
    const { secret } = request.params;
    if (secretForm.test(secret) && (await find(secret))) return turn(request, reply, secret, 7 * 24 * 3600);
    sendError(reply, {
      status: 404,
      reason: 'This link opens no preview. Ask whoever sent it for a new one.',
      isApi: false,
    });
    return reply.headers(previewHeaders);
  });
}
