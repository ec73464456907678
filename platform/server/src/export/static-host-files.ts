import type { ExportedResponse, ExportedText } from '@viit/contract';
import { pageFile } from '@viit/contract/path';
import { commonHeaders } from '@viit/core/response-headers';
import type { Site } from '../site/site.ts';

/** Headers of every address. Browsers apply both policies where a host sends two. */
const { 'cross-origin-resource-policy': _, ...shared } = commonHeaders;
const common = Object.entries({ ...shared, 'content-security-policy': "worker-src 'none'" });

const ownHeaders = [
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'access-control-allow-origin',
];

const builds = '/_builds/*';

/** Whose files have the same headers. */
const folders = [builds, '/pictures/*'];

/** For hosts such as Netlify and Cloudflare Pages, which set media types, `vary` and compression themselves. */
export function staticHostFiles(
  responses: readonly ExportedResponse[],
  site: Pick<Site, 'formerPaths' | 'withdrawn'>,
): ExportedText[] {
  return [
    { file: 'site/_headers', text: headerRules(responses) },
    { file: 'site/_redirects', text: redirectRules(responses, site) },
  ];
}

/** These characters have a meaning in rules. */
const encode = (address: string): string => address.split('/').map(encodeURIComponent).join('/').replaceAll('*', '%2A');

const encodeRoute = (route: string): string => encode(route).replaceAll('/%3A', '/:');

function headerRules(responses: readonly ExportedResponse[]): string {
  const rules = new Map<string, (readonly [string, string])[]>([['/*', common]]);
  for (const { address, headers, status } of responses) {
    const own = ownHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]] as const] : []));
    const folder = folders.find((one) => address.startsWith(one.slice(0, -1)));
    if (status === 200) rules.set(folder ?? encode(address), own);
  }
  return [...rules]
    .map(([path, headers]) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('');
}

/** Files take precedence. Such rules support neither letter case nor the unknown-path cookie. */
function redirectRules(
  responses: readonly ExportedResponse[],
  { formerPaths, withdrawn }: Pick<Site, 'formerPaths' | 'withdrawn'>,
): string {
  const pages = responses.filter(({ headers }) => headers['content-type']?.startsWith('text/html'));
  const canonical = pages
    .filter(({ address, status }) => status === 200 && address !== '/')
    .map(({ address }) => `${encode(address)}/ ${encode(address)} 301`);
  const notFoundPages = pages
    .filter(({ status }) => status === 404)
    .map(({ address }) => `${encodeRoute(address)} ${encode(pageFile(address))} 404`);
  const bothForms = (from: string, rest: string) => [`${encode(from)} ${rest}`, `${encode(from)}/ ${rest}`];
  const former = [...formerPaths].flatMap(([from, to]) => bothForms(from, `${encode(to)} 301`));
  const gone = [...withdrawn.values()].flatMap(({ path }) => bothForms(path, '/410.html 410'));
  return [...canonical, ...former, ...gone, ...notFoundPages, `${builds} /404.html 404`, '/* / 302', ''].join('\n');
}
