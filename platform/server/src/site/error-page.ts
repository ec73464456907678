import fs from 'node:fs';
import { escapeHtml } from '@viit/contract/html';
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

/** The stylesheet of error pages. The server has it without any build. */
export const errorStylesheet = {
  address: '/_error-page.css',
  text: fs.readFileSync(new URL('./error-page.css', import.meta.url), 'utf8'),
  headers: {
    'cache-control': 'public, max-age=300',
    'content-security-policy': fileSecurityPolicy('text/css'),
    'content-type': 'text/css; charset=utf-8',
  },
};

/** The headers of an error page. */
export const errorPageHeaders: Headers = {
  ...commonHeaders,
  'cache-control': 'no-cache',
  'content-security-policy': errorPagePolicy,
  'content-type': 'text/html; charset=utf-8',
};

/** A link to another page where a visitor can go on. */
export interface PageLink {
  name: string;
  path: string;
}

/** Renders the page that explains an error and links to the home page. */
export function errorPage(status: number, reason: string, links: readonly PageLink[] = []): string {
  const title = titles[status] ?? 'Request refused';
  return plainPage(
    title,
    `<p class="status">${status}</p>
<h1>${title}</h1>
<p class="reason">${escapeHtml(reason)}</p>`,
    links,
  );
}

/** A page of the server itself, which needs no build. @param main its content, as HTML. */
export const plainPage = (title: string, main: string, links: readonly PageLink[] = []): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | VIIT</title>
<link rel="stylesheet" href="${errorStylesheet.address}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header><a href="/" aria-label="VIIT home">${logo}</a></header>
<main>
${main}
<p><a class="home" href="/">Go to the home page</a></p>${links
  .map(({ name, path }) => `\n<p><a href="${escapeHtml(path)}">Go to ${escapeHtml(name)}</a></p>`)
  .join('')}
</main>
${sea}
</body>
</html>
`;

const logo = `<svg viewBox="0 0 138 44" width="138" height="44" aria-hidden="true">
<g fill="none" stroke="currentColor"><circle cx="22" cy="22" r="19.5" stroke-width="4" stroke-dasharray="5.1 5.11"/><circle cx="22" cy="22" r="16.5" stroke-width="2.6"/></g>
<path class="wave" d="M8.6 26.4q3.3-3.4 6.7 0t6.7 0 6.7 0 6.7 0A13.9 13.9 0 0 1 8.6 26.4Z"/>
<path class="needle" d="m22 7.5 3.2 12.2L22 24l-3.2-4.3zM97 9h6v26h-6z"/>
<path fill="currentColor" d="M52 9h6.6l6.9 19L72.4 9H79L68.6 35h-6.2zM84 9h6v26h-6zM111 9h25v5.5h-9.5V35h-6V14.5H111z"/>
</svg>`;

const sea = `<svg class="sea" viewBox="0 0 1440 220" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
<path class="sail" d="M1140 14v72h-44zm8 18 34 54h-34z"/>
<path class="hull" d="M1084 92h108l-16 24h-76z"/>
<path class="far" d="M0 106q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v114H0z"/>
<path class="near" d="M0 160q80 24 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0v60H0z"/>
</svg>`;

/**
 * The response to a visitor whose browser sends more cookies than a server accepts: a script of any section can set so many that
 * no page opens any more. It deletes all cookies of the domain, in browsers that support this.
 */
export const tooManyCookies = {
  headers: { ...errorPageHeaders, 'cache-control': 'no-store', 'clear-site-data': '"cookies"' } satisfies Headers,
  text: errorPage(
    431,
    'Your browser sent more cookies than this site accepts. They have been deleted. Please reload the page. If this message appears again, delete the cookies of this site in your browser settings.',
  ),
};
