import type { ExportedResponse, ExportedText } from '@viit/contract';
import { setUnknownPathCookie, unknownPathMaxLength } from '@viit/contract/cookies';
import { pageFile, routePattern } from '@viit/contract/path';
import { routeIndexAddress } from '@viit/contract/routes';
import { fileSecurityPolicy } from '@viit/core/response-headers';
import { errorStylesheet } from '../site/error-page.ts';
import { machinePaths } from '../site/machine-path.ts';
import { privacyPage } from '../site/privacy-page.ts';
import { retiringWorker } from '../site/service-worker.ts';
import type { Site } from '../site/site.ts';
import { bareHeaders } from './exported-response.ts';
import { filePolicies, mediaTypes, policyOf } from './nginx-extensions.ts';
import { constantHeaders, internalPages, notFoundPages } from './nginx-internal-pages.ts';
import { addHeaders, dollar, escapeRegExp, hashBucketSize, literal, map } from './nginx-syntax.ts';

/*
 * Configures nginx to serve an export as the server does. The maps of `nginx/http.conf` classify an address: a page, a page in
 * another spelling, a file, or none of them. `nginx/server.conf` has the locations.
 */

type ExportedSite = Pick<Site, 'pages' | 'files' | 'formerPaths' | 'withdrawn'>;

interface ReleaseInfo {
  release: string;
  origin: string;
}

export function nginxFiles(
  site: ExportedSite,
  responses: readonly ExportedResponse[],
  about: ReleaseInfo,
): ExportedText[] {
  return [
    { file: 'nginx/http.conf', text: httpFile(site, responses, about) },
    { file: 'nginx/server.conf', text: serverFile(responses, about) },
  ];
}

/** For what only a server can answer: the lists, and reports. */
const toServer = `    proxy_pass http://viit;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
`;

/** A name that no file has. */
const none = '/.none';

function httpFile(
  site: ExportedSite,
  responses: readonly ExportedResponse[],
  { release, origin }: ReleaseInfo,
): string {
  const pages = responses.filter(({ address }) => site.pages.has(address));
  const policies = pages.map(policyOf);
  // Nearly all pages have the same inline scripts, so the same policy; the others are listed.
  const counts = new Map<string, number>();
  for (const policy of policies) counts.set(policy, (counts.get(policy) ?? 0) + 1);
  const [commonPolicy = ''] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const otherPages = pages.filter((page) => policyOf(page) !== commonPolicy);
  const webPages = [...site.files.keys()].filter((path) => path.endsWith('.html'));
  const addresses = [...pages.map(({ address }) => address), ...site.formerPaths.keys(), ...site.withdrawn.keys()];
  return `# Release ${release}, written by viit export. In nginx's http block: include …/nginx/http.conf;
map_hash_bucket_size ${hashBucketSize([...addresses, ...webPages])};
map_hash_max_size 16384;
${dollar}

# The address without trailing slashes.
${map('$uri', '$viit_plain', [
  ['default', '$uri'],
  ['~^/+$', '/'],
  ['~^(?<viit_stem>.*[^/])/+$', '$viit_stem'],
])}
# The page at this address, in any letter case; at a former address the page that has taken its place.
${map('$viit_plain', '$viit_page', [
  ['default', ''],
  ...pages.map(({ address }) => [address, literal(address)] as const),
  ...[...site.formerPaths].map(([from, to]) => [from, literal(to)] as const),
])}
# The page's file, where the address is canonical.
${map('$viit_page|$uri', '$viit_html', [
  ['default', none],
  ['~^/\\|/$', '/index.html'],
  ['~^(?<viit_canonical>/.+)\\|\\k<viit_canonical>$', '$viit_canonical.html'],
])}
# Public files. Pages and compressed variants are not served under their file names.
${map('$uri', '$viit_file', [
  ['default', '$uri'],
  ...webPages.map((path) => [path, '$uri'] as const),
  ['~\\.(?:html|gz|br)$', none],
  ['~//', none],
])}
# What to do with an address that is neither a page nor a file.
${map('$viit_page|$uri', '$viit_action', [
  ['default', 'home'],
  ['~^(?<viit_same_address>/.*)\\|\\k<viit_same_address>$', 'missing'],
  ['~^/', 'canonical'],
  ...machinePaths('\\|').map((pattern) => [`~${pattern}`, 'missing'] as const),
])}
${map('$viit_action|$viit_plain', '$viit_not_found', [
  ['default', '/404.html'],
  ...notFoundPages(responses).map(
    ({ address }) => [`~^home\\|${routePattern(escapeRegExp(address))}$`, literal(pageFile(address))] as const,
  ),
])}
# Addresses of sections that were withdrawn.
${map('$viit_plain', '$viit_withdrawn', [
  ['default', ''],
  ...[...site.withdrawn.keys()].map((address) => [address, 'yes'] as const),
])}
# The cookie with the unknown path; the home page reads and deletes it.
${map('$viit_action|$request_uri', '$viit_unknown_path_cookie', [
  ['default', ''],
  [
    `~^home\\|(?<viit_unknown_path>/(?:[A-Za-z0-9._~!()*'+:@/-]|%[0-9A-Fa-f][0-9A-Fa-f]){0,${unknownPathMaxLength - 1}})`,
    setUnknownPathCookie('$viit_unknown_path'),
  ],
])}
${map('$uri', '$viit_file_policy', [['default', fileSecurityPolicy('')], ...filePolicies(responses)])}
${map('$viit_html', '$viit_policy', [
  ['default', literal(commonPolicy)],
  [none, '$viit_file_policy'],
  ...otherPages.map((page) => [pageFile(page.address), literal(policyOf(page))] as const),
])}
${map('$viit_html', '$viit_resource_policy', [
  ['default', 'same-origin'],
  [none, 'cross-origin'],
])}
${map('$uri', '$viit_opener_policy', [
  ['default', ''],
  ['~*\\.pdf$', 'same-origin'],
])}
${map('$scheme', '$viit_transport', [
  ['default', ''],
  ['https', origin.startsWith('https:') ? 'max-age=31536000' : ''],
])}`;
}

function serverFile(responses: readonly ExportedResponse[], { release }: ReleaseInfo): string {
  const headersAt = (address: string) =>
    constantHeaders(responses.find((one) => one.address === address)?.headers ?? bareHeaders);
  const build = constantHeaders(
    responses.find(({ address }) => address.startsWith('/_builds/'))?.headers ?? bareHeaders,
  );
  const page = {
    ...headersAt('/'),
    'content-security-policy': '$viit_policy',
    'cross-origin-resource-policy': '$viit_resource_policy',
    'cross-origin-opener-policy': '$viit_opener_policy',
  };
  const readOnly = 'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }';
  const exact = (address: string) => `location = ${address} {
    ${readOnly}
    try_files $uri =404;
${addHeaders(headersAt(address))}}
`;
  return `# Release ${release}, written by viit export. In a server block, after root …/site; the lists come from an upstream "viit".
${mediaTypes(responses)}absolute_redirect off;
merge_slashes off;
gzip off;
# Compressed variants are among the files. Without this module, delete the line; with the brotli_static module,
# "brotli_static on;" serves smaller ones.
gzip_static on;
error_page 404 $viit_not_found;
error_page 405 /405.html;
error_page 410 /410.html;
# 494 is nginx's own code for a request whose headers are too large, which only cookies can be.
error_page 494 =431 /431.html;
# A browser that has a service worker of this site gets one that removes itself.
if ($http_service_worker) { rewrite ^ ${retiringWorker.address} last; }

location / {
    ${readOnly}
    try_files $viit_html $viit_file @viit_elsewhere;
${addHeaders(page)}}

location @viit_elsewhere {
${addHeaders({ ...bareHeaders, 'set-cookie': '$viit_unknown_path_cookie' })}    if ($viit_action = canonical) { return 301 $viit_page$is_args$args; }
    if ($viit_withdrawn) { return 410; }
    if ($viit_action = missing) { return 404; }
    if ($viit_not_found != /404.html) { return 404; }
    return 302 /;
}

location ^~ /_builds/ {
    ${readOnly}
    try_files $viit_file =404;
${addHeaders(build)}}

location ^~ /_ { return 404; }
${['/_registry.json', routeIndexAddress, errorStylesheet.address, privacyPage.address, retiringWorker.address].map(exact).join('')}
${internalPages(responses)}location = /_reports {
    client_max_body_size 16k;
${toServer}}
location ~ ^/api(?:/|$) {
${toServer}}
`;
}
