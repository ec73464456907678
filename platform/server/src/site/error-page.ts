import fs from 'node:fs';
import { escapeHtml } from '@viit/contract/html';
import { readTemplate } from '@viit/core/read-template';
import { commonHeaders, errorPagePolicy, fileSecurityPolicy, type Headers } from '@viit/core/response-headers';

const titles: Record<number, string> = {
  400: 'Invalid address',
  404: 'Not found',
  405: 'Request not allowed',
  410: 'No longer available',
  414: 'Address too long',
  431: 'Cookies too large',
  500: 'Server error',
  503: 'Please wait a moment',
};

const fillPage = readTemplate(new URL('./plain-page.html', import.meta.url));

export const errorStylesheet = {
  address: '/_error-page.css',
  text: fs.readFileSync(new URL('./error-page.css', import.meta.url), 'utf8'),
  headers: {
    'cache-control': 'public, max-age=300',
    'content-security-policy': fileSecurityPolicy('text/css'),
    'content-type': 'text/css; charset=utf-8',
  },
};

export const errorPageHeaders: Headers = {
  ...commonHeaders,
  'cache-control': 'no-cache',
  'content-security-policy': errorPagePolicy,
  'content-type': 'text/html; charset=utf-8',
};

export interface PageLink {
  name: string;
  path: string;
}

export function errorPage(status: number, reason: string, links: readonly PageLink[] = []): string {
  const title = titles[status] ?? 'Request refused';
  const main = `<p class="status">${status}</p>\n<h1>${title}</h1>\n<p class="reason">${escapeHtml(reason)}</p>`;
  return plainPage(title, main, links);
}

/** Needs no build. @param main HTML. */
export function plainPage(title: string, main: string, links: readonly PageLink[] = []): string {
  const further = links.map(({ name, path }) => `\n<p><a href="${escapeHtml(path)}">Go to ${escapeHtml(name)}</a></p>`);
  return fillPage({ title, main, links: further.join('') });
}

/**
 * Any section's script can set so many cookies that no page opens any more. This response deletes them, in browsers that
 * support it.
 */
export const tooManyCookies = {
  headers: { ...errorPageHeaders, 'cache-control': 'no-store', 'clear-site-data': '"cookies"' } satisfies Headers,
  text: errorPage(
    431,
    'Your browser sent more cookies than this site accepts. They have been deleted. Please reload the page. If this message appears again, delete the cookies of this site in your browser settings.',
  ),
};
