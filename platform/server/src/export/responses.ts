import type { ExportedResponse } from '@viit/contract';
import { cacheControl, commonHeaders, contentSecurityPolicy, fileSecurityPolicy } from '../http/headers.ts';
import type { Servable } from '../site/site.ts';

type Kind = 'page' | 'file' | 'build' | 'table';

/** What the server's answer at an address says, less what depends on the request. */
export function answerOf(
  kind: Kind,
  address: string,
  { status, type, scriptHashes, styleHashes }: Servable,
): ExportedResponse {
  return {
    address,
    status,
    headers: {
      ...commonHeaders,
      'content-type': type,
      'cache-control': cacheControl[kind],
      'content-security-policy':
        kind === 'page' ? contentSecurityPolicy(scriptHashes, styleHashes) : fileSecurityPolicy(type),
      vary: 'accept-encoding',
      ...(kind === 'build' && { 'access-control-allow-origin': '*' }),
    },
  };
}

/** What every answer says, where no file belongs to it. */
export const bareHeaders: Readonly<Record<string, string>> = { ...commonHeaders, 'cache-control': 'no-cache' };

/** Of the pages that say what there is not. */
export const errorHeaders: Readonly<Record<string, string>> = {
  ...bareHeaders,
  'content-security-policy': contentSecurityPolicy(),
  'content-type': 'text/html; charset=utf-8',
};
