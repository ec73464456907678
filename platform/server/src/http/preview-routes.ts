import { previewCookie, readCookie } from '@viit/contract/cookies';
import type { Headers } from '@viit/core/response-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindPreview } from '../site/preview-sites.ts';
import { addressOf } from './rate-limit.ts';
import { sendError } from './send-error.ts';
import { isOverTls } from './strict-transport.ts';

const cookieSeconds = 7 * 24 * 3600;
const secretPattern = /^[A-Za-z0-9_-]{20,40}$/;

export function previewSecret(request: FastifyRequest): string | undefined {
  const { headers } = request;
  const secret = headers.cookie && readCookie(headers.cookie, previewCookie(isOverTls(request)));
  return secret && secretPattern.test(secret) ? secret : undefined;
}

/** False for pictures, frames and scripts; older browsers do not say. */
const isNavigation = ({ headers }: FastifyRequest) => (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Previews are neither cached nor indexed. */
export const previewHeaders: Headers = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
};

/** Opens and leaves a preview (R110). */
export function previewRoutes(server: FastifyInstance, findPreview: FindPreview): void {
  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number) => {
    if (!isNavigation(request)) {
      const reason = 'The link of a preview is opened as a page.';
      return sendError(request, reply.headers(previewHeaders), { status: 400, reason });
    }
    const isSecure = isOverTls(request);
    return reply
      .headers(previewHeaders)
      .header(
        'set-cookie',
        `${previewCookie(isSecure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      )
      .redirect('/', 302);
  };
  server.get('/_preview/leave', async (request, reply) => setCookie(request, reply, '', 0));
  server.get<{ Params: { secret: string } }>('/_preview/:secret', async (request, reply) => {
    const { secret } = request.params;
    if (secretPattern.test(secret) && (await findPreview(secret, addressOf(request)))) {
      return setCookie(request, reply, secret, cookieSeconds);
    }
    return sendError(request, reply.headers(previewHeaders), {
      status: 404,
      reason:
        'This preview link is not valid, or your network has tried too many that are not. Try it again in a minute, then ask the person who sent it for a new one.',
    });
  });
}
