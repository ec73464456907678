import { createHash } from 'node:crypto';
import path from 'node:path';
import { programText } from '@viit/core/isolate/program-text';
import { mediaType } from '@viit/core/media-type';
import { Refusal } from '@viit/core/refusal';
import { contentSecurityPolicy, errorPagePolicy } from '@viit/core/response-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DraftLink, readDraftDocument, readDraftLink } from '../registry/collections/draft-links.ts';
import { createDraftPages } from '../registry/collections/draft-page.ts';
import type { RegistryContext } from '../registry/registry-context.ts';
import { errorPage } from '../site/error-page.ts';
import { resourceHeaders } from '../site/resource-headers.ts';
import { createMissLimit } from '../site/token-buckets.ts';
import { createRequestLimit, endIfUnread } from './limit-in-progress.ts';
import { previewHeaders } from './preview-routes.ts';
import { addressOf } from './rate-limit.ts';
import { sendError } from './send-error.ts';

interface DraftRequest {
  Params: { secret: string; '*'?: string };
  Querystring: { entry?: unknown };
}

const secretPattern = /^[A-Za-z0-9_-]{32}$/;

/** A collection's page with its drafts, for a frame in the console, and the drafts' documents. */
export function draftRoute(server: FastifyInstance, context: RegistryContext): void {
  const limitMisses = createMissLimit();
  const countRequest = createRequestLimit();
  const pages = createDraftPages(context);
  server.addHook('onClose', pages.close);
  const onLink = (
    request: FastifyRequest<DraftRequest>,
    reply: FastifyReply,
    work: (link: DraftLink) => Promise<FastifyReply>,
  ) => {
    const { secret } = request.params;
    const refuse = (status: number, reason: string) => sendError(request, reply, { status, reason });
    // The address is the secret.
    reply.headers({ ...previewHeaders, 'referrer-policy': 'no-referrer' });
    return countRequest(secret, reply, async () => {
      const find = () => readDraftLink(context, secret);
      const link = secretPattern.test(secret) && (await limitMisses(addressOf(request), find));
      return link ? work(link) : refuse(404, 'This link to a draft is not valid any more.');
    })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return refuse(error.status, error.message);
      })
      .finally(() => endIfUnread(reply));
  };
  server.get<DraftRequest>('/_drafts/:secret', (request, reply) =>
    onLink(request, reply, async (link) => {
      const page = await pages.read(link, String(request.query.entry));
      const { origin = 'null' } = link;
      if (page instanceof Refusal) return sendProblem(reply, page, origin);
      const program = await programText(path.join(import.meta.dirname, 'draft-frame.program'));
      const script = `const consoleOrigin = ${JSON.stringify(origin)};\n${program}`;
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
      const html = `${withoutScripts(page.html)}<script>${script}</script>`;
      return reply
        .header('content-security-policy', framedPolicy(page, hash, origin))
        .type('text/html; charset=utf-8')
        .send(html);
    }),
  );
  server.get<DraftRequest>('/_drafts/:secret/documents/*', (request, reply) =>
    onLink(request, reply, async (link) => {
      const address = `/documents/${request.params['*']}`;
      const bytes = await readDraftDocument(context, link, address);
      if (!bytes) return reply.redirect(encodeURI(address), 302);
      const headers = { ...resourceHeaders('file', { type: mediaType(address) }), ...previewHeaders };
      return reply.headers(headers).send(bytes);
    }),
  );
}

/** In one pass: an expression for whole elements searches a missing end again and again. */
function withoutScripts(html: string): string {
  let shown = '';
  let from = 0;
  let isInside = false;
  for (const { 0: tag, index } of html.matchAll(/<script\b|<\/script>/gi)) {
    const isEnd = tag.startsWith('</');
    if (isEnd !== isInside) continue;
    if (isEnd) from = index + tag.length;
    else shown += html.slice(from, index);
    isInside = !isEnd;
  }
  return isInside ? shown : shown + html.slice(from);
}

/** In the frame. The message is for the section's developers. */
function sendProblem(reply: FastifyReply, { status, message }: Refusal, origin: string) {
  const reason = `The page does not work with the drafts as they are now. Visitors are not affected: they see what was published. Undo what you entered last, or send this message to the team of the section: ${message}`;
  return reply
    .code(status)
    .header('content-security-policy', framedBy(errorPagePolicy, origin))
    .type('text/html; charset=utf-8')
    .send(errorPage(status, reason));
}

const framedBy = (policy: string, origin: string) =>
  withDirectives(policy, { 'frame-ancestors': origin === 'null' ? "'none'" : origin });

function framedPolicy({ styleHashes }: { styleHashes: readonly string[] }, scriptHash: string, origin: string): string {
  const own = { 'script-src': `'${scriptHash}'`, 'connect-src': "'none'", 'form-action': "'none'" };
  return framedBy(withDirectives(contentSecurityPolicy({ styleHashes }), own), origin);
}

const withDirectives = (policy: string, own: Readonly<Record<string, string>>): string =>
  policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      return own[name] === undefined ? directive : `${name} ${own[name]}`;
    })
    .join('; ');
