import type { ExportedResponse, ExportedText } from '@viit/contract';
import { fileSecurityPolicy } from '../http/headers.ts';
import type { Site } from '../site/site.ts';
import { addHeaders, longest, map, quoted } from './nginx-text.ts';
import { pageFile } from './page-file.ts';
import { bareHeaders, errorHeaders } from './responses.ts';

/*
 * The export served by nginx as the server serves it. `nginx/http.conf` works out by maps what an address is: a page, a
 * page in another spelling, a file, or nothing. `nginx/server.conf` answers accordingly.
 */

interface About {
  release: string;
  origin: string;
}

export function nginxFiles(site: Site, answers: readonly ExportedResponse[], about: About): ExportedText[] {
  return [
    { file: 'nginx/http.conf', text: httpFile(site, answers, about) },
    { file: 'nginx/server.conf', text: serverFile(answers, about) },
  ];
}

/** No file has this name. */
const none = '/.none';

const policyOf = ({ headers }: ExportedResponse) => headers['content-security-policy'] ?? '';
const isPage = ({ headers }: ExportedResponse) => headers['content-type']?.startsWith('text/html') ?? false;

const formsOf = (answers: readonly ExportedResponse[]) => answers.filter((one) => one.status === 404);

function httpFile(site: Site, answers: readonly ExportedResponse[], { release, origin }: About): string {
  const pages = answers.filter(({ address }) => site.pages.has(address));
  const policies = pages.map(policyOf);
  // Nearly all pages have the same inline scripts; those that have not are named.
  const usual = policies.toSorted((a, b) => countOf(policies, b) - countOf(policies, a))[0] ?? '';
  const unusual = pages.filter((page) => policyOf(page) !== usual);
  const webPages = [...site.files.keys()].filter((path) => path.endsWith('.html'));
  return `# Release ${release}, written by viit export. In nginx's http block: include …/nginx/http.conf;
map_hash_bucket_size ${longest(pages.map(({ address }) => address))};
map_hash_max_size 16384;

# The address without slashes at its end.
${map('$uri', '$viit_plain', [
  ['default', '$uri'],
  ['~^/+$', '/'],
  ['~^(?<viit_stem>.*[^/])/+$', '$viit_stem'],
])}
# The page that it means, in whatever letter case.
${map('$viit_plain', '$viit_page', [['default', ''], ...pages.map(({ address }) => [address, address] as const)])}
# The page's file, where the address is spelled as it should be.
${map('$viit_page|$uri', '$viit_html', [
  ['default', none],
  ['~^/\\|/$', '/index.html'],
  ['~^(?<viit_own>/.+)\\|\\k<viit_own>$', '$viit_own.html'],
])}
# Public files. Pages and compressed forms are reached by their own addresses only.
${map('$uri', '$viit_file', [
  ['default', '$uri'],
  ...webPages.map((path) => [path, '$uri'] as const),
  ['~\\.(?:html|gz|br)$', none],
  ['~//', none],
])}
# What an address is that is neither page nor file.
${map('$viit_page|$uri', '$viit_turn', [
  ['default', 'home'],
  ['~^(?<viit_same>/.*)\\|\\k<viit_same>$', 'missing'],
  ['~^/', 'canonical'],
  ['~\\.[A-Za-z0-9]{1,8}$', 'missing'],
])}
${map('$viit_turn|$viit_plain', '$viit_not_found', [
  ['default', '/404.html'],
  ...formsOf(answers).map(({ address }) => [`~^home\\|${formPattern(address)}$`, pageFile(address)] as const),
])}
# Which address had no page: a cookie that the home page reads and deletes.
${map('$viit_turn|$request_uri', '$viit_lost', [
  ['default', ''],
  [
    "~^home\\|(?<viit_way>/(?:[A-Za-z0-9._~!()*'+:@/-]|%[0-9A-Fa-f][0-9A-Fa-f]){0,199})",
    'viit-lost=$viit_way; Max-Age=20; Path=/; SameSite=Lax',
  ],
])}
${map('$uri', '$viit_file_policy', [['default', fileSecurityPolicy('')], ...filePolicies(answers)])}
${map('$viit_html', '$viit_policy', [
  ['default', usual],
  [none, '$viit_file_policy'],
  ...unusual.map((page) => [pageFile(page.address), policyOf(page)] as const),
])}
${map('$scheme', '$viit_transport', [
  ['default', ''],
  ['https', origin.startsWith('https:') ? 'max-age=31536000' : ''],
])}`;
}

const countOf = (list: readonly string[], value: string) => list.filter((one) => one === value).length;

const formPattern = (address: string) => address.replace(/:[a-z]+/g, '[^/]+');

/** Endings of files that have a policy of their own. */
function filePolicies(answers: readonly ExportedResponse[]): [string, string][] {
  const own = answers.filter((one) => !isPage(one) && policyOf(one) !== fileSecurityPolicy(''));
  return [...new Map(own.map((one) => [`~*\\.${endingOf(one.address)}$`, policyOf(one)]))];
}

const endingOf = (address: string) => address.slice(address.lastIndexOf('.') + 1).toLowerCase();

/** What a file may not be served with: nginx finds these out for itself. */
const withoutType = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-type'));

function serverFile(answers: readonly ExportedResponse[], { release }: About): string {
  const headersAt = (address: string) =>
    withoutType(answers.find((one) => one.address === address)?.headers ?? bareHeaders);
  const build = withoutType(answers.find(({ address }) => address.startsWith('/_builds/'))?.headers ?? bareHeaders);
  const page = { ...headersAt('/'), 'content-security-policy': '$viit_policy' };
  const types = new Map(
    answers.map(({ address, headers, status }) => [
      isPage({ address, headers, status }) ? 'html' : endingOf(address),
      headers['content-type'] ?? '',
    ]),
  );
  const readOnly = 'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }';
  const exact = (address: string) => `location = ${address} {
    ${readOnly}
    try_files $uri =404;
${addHeaders(headersAt(address))}}
`;
  return `# Release ${release}, written by viit export. In a server block, after root …/site; the lists come from an upstream "viit".
types {
${[...types].map(([ending, type]) => `    ${quoted(type)} ${ending};\n`).join('')}}
default_type application/octet-stream;
absolute_redirect off;
merge_slashes off;
gzip off;
# Compressed forms are there already. An nginx without this module does without the line; with the module
# brotli_static, "brotli_static on;" serves the smaller ones.
gzip_static on;
error_page 404 $viit_not_found;
error_page 405 /405.html;

location / {
    ${readOnly}
    try_files $viit_html $viit_file @viit_elsewhere;
${addHeaders(page)}}

location @viit_elsewhere {
${addHeaders({ ...bareHeaders, 'set-cookie': '$viit_lost' })}    if ($viit_turn = canonical) { return 301 $viit_page$is_args$args; }
    if ($viit_turn = missing) { return 404; }
    if ($viit_not_found != /404.html) { return 404; }
    return 302 /;
}

location ^~ /_builds/ {
    ${readOnly}
    try_files $viit_file =404;
${addHeaders(build)}}

location ^~ /_ { return 404; }
${['/_registry.json', '/_error-page.css'].map(exact).join('')}
location = /404.html {
    internal;
${addHeaders(withoutType(errorHeaders))}}
location = /405.html {
    internal;
${addHeaders({ ...withoutType(errorHeaders), allow: 'GET, HEAD' })}}
${formsOf(answers)
  .map((form) => `location = ${pageFile(form.address)} {\n    internal;\n${addHeaders(withoutType(form.headers))}}\n`)
  .join('')}
location ~ ^/api(?:/|$) {
    proxy_pass http://viit;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
}
`;
}
