import type { ExportedResponse, ExportedText } from '@viit/contract';
import { setUnknownPathCookie, unknownPathMaxLength } from '@viit/contract/cookies';
import { pageFile, routePattern } from '@viit/contract/path';
import { routeIndexAddress } from '@viit/contract/routes';
import { mediaType } from '@viit/core/media-type';
import { readTemplate } from '@viit/core/read-template';
import { fileSecurityPolicy } from '@viit/core/response-headers';
import { errorStylesheet } from '../site/error-page.ts';
import { machinePaths } from '../site/machine-path.ts';
import { privacyPage } from '../site/privacy-page.ts';
import { resourceHeaders } from '../site/resource-headers.ts';
import { retiringWorker } from '../site/service-worker.ts';
import type { Site } from '../site/site.ts';
import { bareHeaders } from './exported-response.ts';
import {
  constantHeaders,
  filePolicies,
  internalPages,
  mediaTypes,
  notFoundPages,
  policyOf,
} from './nginx-responses.ts';
import { addHeaders, escapeRegExp, hashBucketSize, literal, rows } from './nginx-syntax.ts';

/* Maps in `nginx/http.conf` classify addresses; `nginx/server.conf` has the locations. */

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

const fillHttp = readTemplate(new URL('./nginx/http.conf', import.meta.url));
const fillServer = readTemplate(new URL('./nginx/server.conf', import.meta.url));

/** A name that no file has. */
const none = '/.none';

function httpFile(
  site: ExportedSite,
  responses: readonly ExportedResponse[],
  { release, origin }: ReleaseInfo,
): string {
  const pages = responses.filter(({ address }) => site.pages.has(address));
  const policies = pages.map(policyOf);
  // Nearly all pages share one policy; the others are listed.
  const counts = new Map<string, number>();
  for (const policy of policies) counts.set(policy, (counts.get(policy) ?? 0) + 1);
  const [commonPolicy = ''] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const otherPages = pages.filter((page) => policyOf(page) !== commonPolicy);
  const webPages = [...site.files.keys()].filter((path) => path.endsWith('.html'));
  const addresses = [...pages.map(({ address }) => address), ...site.formerPaths.keys(), ...site.withdrawn.keys()];
  return fillHttp({
    ...{ release, bucketSize: hashBucketSize([...addresses, ...webPages]) },
    pages: rows([
      ...pages.map(({ address }) => [address, literal(address)] as const),
      ...[...site.formerPaths].map(([from, to]) => [from, literal(to)] as const),
    ]),
    webPages: rows(webPages.map((path) => [path, '$uri'])),
    machinePaths: rows(machinePaths('\\|').map((pattern) => [`~${pattern}`, 'missing'])),
    notFoundPages: rows(
      notFoundPages(responses).map(({ address }) => [
        `~^home\\|${routePattern(escapeRegExp(address))}$`,
        literal(pageFile(address)),
      ]),
    ),
    withdrawn: rows([...site.withdrawn.keys()].map((address) => [address, 'yes'])),
    unknownPath: rows([[unknownPath, setUnknownPathCookie('$viit_unknown_path')]]),
    filePolicies: rows([['default', fileSecurityPolicy('')], ...filePolicies(responses)]),
    policies: rows([
      ['default', literal(commonPolicy)],
      [none, '$viit_file_policy'],
      ...otherPages.map((page) => [pageFile(page.address), literal(policyOf(page))] as const),
    ]),
    strictTransport: origin.startsWith('https:') ? 'max-age=31536000' : '',
  });
}

const unknownPath = `~^home\\|(?<viit_unknown_path>/(?:[A-Za-z0-9._~!()*'+:@/-]|%[0-9A-Fa-f][0-9A-Fa-f]){0,${unknownPathMaxLength - 1}})`;

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
  const exact = (address: string) => `location = ${address} {
    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
    try_files $uri =404;
${addHeaders(headersAt(address))}}
`;
  const fixed = [
    '/_registry.json',
    routeIndexAddress,
    ...[errorStylesheet, privacyPage, retiringWorker].map((one) => one.address),
  ];
  return fillServer({
    ...{ release, mediaTypes: mediaTypes(responses), workerAddress: retiringWorker.address },
    pageHeaders: addHeaders(page),
    elsewhereHeaders: addHeaders({ ...bareHeaders, 'set-cookie': '$viit_unknown_path_cookie' }),
    buildHeaders: addHeaders(build),
    pictureHeaders: addHeaders(constantHeaders(resourceHeaders('picture', { type: mediaType('.jpg') }))),
    locations: fixed.map(exact).join('') + internalPages(responses),
  });
}
