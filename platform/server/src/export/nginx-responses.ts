import type { ExportedResponse } from '@viit/contract';
import { pageFile } from '@viit/contract/path';
import { fileSecurityPolicy } from '@viit/core/response-headers';
import { errorPageHeaders, tooManyCookies } from '../site/error-page.ts';
import { addHeaders, escapeRegExp, literal, quoted } from './nginx-syntax.ts';

const defaultType = 'application/octet-stream';

export const policyOf = ({ headers }: ExportedResponse) => headers['content-security-policy'] ?? '';
const typeOf = ({ headers }: ExportedResponse) => headers['content-type'] ?? defaultType;
const isPage = (response: ExportedResponse) => typeOf(response).startsWith('text/html');
const extensionOf = (address: string) => address.slice(address.lastIndexOf('.') + 1).toLowerCase();

export function mediaTypes(responses: readonly ExportedResponse[]): string {
  const types = new Map(responses.map((one) => [isPage(one) ? 'html' : extensionOf(one.address), typeOf(one)]));
  const lines = [...types]
    .filter(([, type]) => type !== defaultType)
    .map(([extension, type]) => `    ${quoted(type)} ${quoted(extension)};\n`);
  return `types {\n${lines.join('')}}\ndefault_type ${defaultType};\n`;
}

/** Extensions with their own Content-Security-Policy. */
export function filePolicies(responses: readonly ExportedResponse[]): [string, string][] {
  const special = responses.filter((one) => !isPage(one) && policyOf(one) !== fileSecurityPolicy(''));
  return [...new Map(special.map((one) => [`~*\\.${escapeRegExp(extensionOf(one.address))}$`, policyOf(one)]))];
}

/** Pages served with 404 at addresses of their route. */
export const notFoundPages = (responses: readonly ExportedResponse[]) => responses.filter((one) => one.status === 404);

/** Pages that only nginx itself can request. */
export const internalPages = (responses: readonly ExportedResponse[]): string =>
  [
    { address: '/404.html', headers: errorPageHeaders },
    { address: '/405.html', headers: { ...errorPageHeaders, allow: 'GET, HEAD' } },
    { address: '/410.html', headers: errorPageHeaders },
    { address: '/431.html', headers: tooManyCookies.headers },
    ...notFoundPages(responses).map(({ address, headers }) => ({ address: pageFile(address), headers })),
  ]
    .map(
      ({ address, headers }) =>
        `location = ${quoted(address)} {\n    internal;\n${addHeaders(constantHeaders(headers))}}\n`,
    )
    .join('');

/** nginx sets media types itself. */
export const constantHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'content-type')
      .map(([name, value]) => [name, literal(value)]),
  );
