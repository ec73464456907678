import { createHash } from 'node:crypto';
import { Refusal } from '@viit/core/refusal';
import { contentSecurityPolicy } from '@viit/core/response-headers';
import type { FastifyInstance } from 'fastify';
import { readDraftPage } from '../registry/collections/draft-page.ts';
import type { RegistryContext } from '../registry/registry-context.ts';
import { previewHeaders } from './preview-routes.ts';
import { sendError } from './send-error.ts';

/**
 * Tells the console what was pressed, and keeps the scroll position. No link is followed and no form sent. The only script
 * that runs: a section's code could act with the rights of the person who opened the page.
 */
const frameScript = `addEventListener('click',function(e){e.preventDefault();var t=e.target,p=[];
for(var n=t;n&&n!==document.body;n=n.parentElement){if(n.dataset.entry)p.push(n.dataset.entry);if(n.id)p.push(n.id)}
for(n=t;n&&p.length<12&&n.localName!=='main'&&n.localName!=='section';n=n.parentElement)p.push((n.innerText||'').slice(0,300));
parent.postMessage({pressed:p},ORIGIN)},true);
addEventListener('submit',function(e){e.preventDefault()},true);
addEventListener('scroll',function(){parent.postMessage({scrollY:scrollY},ORIGIN)});
addEventListener('message',function(e){if(e.origin!==ORIGIN)return;var d=e.data,t=find(d.show||[]);
if(t){t.scrollIntoView({block:'center'});t.style.outline='3px solid';t.style.outlineOffset='4px'}else scrollTo(0,d.scrollY||0)});
function find(s){var f=document.getElementById(s[0])||document.querySelector('[data-entry="'+CSS.escape(s[0]||'')+'"]');
if(f)return f;var w=document.createTreeWalker(document.body,4),n;
while(n=w.nextNode())if(s[1]&&n.data.indexOf(s[1])>=0&&n.parentElement.getClientRects().length)return n.parentElement}`;

const secretPattern = /^[A-Za-z0-9_-]{32}$/;

/** The page of a collection with its drafts, for a frame in the console. */
export function draftRoute(server: FastifyInstance, context: RegistryContext): void {
  server.get<{ Params: { secret: string } }>('/_drafts/:secret', async (request, reply) => {
    reply.headers(previewHeaders);
    const { secret } = request.params;
    try {
      const draft = secretPattern.test(secret) && (await readDraftPage(context, secret));
      if (!draft)
        return sendError(request, reply, { status: 404, reason: 'This link to a draft is not valid any more.' });
      const { page, origin = 'null' } = draft;
      const script = frameScript.replaceAll('ORIGIN', JSON.stringify(origin));
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
      const html = `${withoutScripts(page.html)}<script>${script}</script>`;
      return reply
        .header('content-security-policy', framedPolicy(page, hash, origin))
        .type('text/html; charset=utf-8')
        .send(html);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendError(request, reply, { status: error.status, reason: error.message });
    }
  });
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

function framedPolicy({ styleHashes }: { styleHashes: readonly string[] }, scriptHash: string, origin: string): string {
  const own: Record<string, string> = {
    'script-src': `'${scriptHash}'`,
    'connect-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': origin === 'null' ? "'none'" : origin,
  };
  return contentSecurityPolicy({ styleHashes })
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      return own[name] === undefined ? directive : `${name} ${own[name]}`;
    })
    .join('; ');
}
