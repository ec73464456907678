import type { ExportedResponse } from '@viit/contract';
import { pageFile } from '@viit/contract/path';
import { errorPageHeaders, tooManyCookies } from '../site/error-page.ts';
import { addHeaders, literal, quoted } from './nginx-syntax.ts';

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
