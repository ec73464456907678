import { isIP } from 'node:net';
import { parseUrl } from '@viit/contract/address';

/** Addresses, networks and named ranges, separated by commas. */
export const isProxyList = (text: string): boolean =>
  text.split(/\s*,\s*/).every((proxy) => {
    const [address = '', bits, ...rest] = proxy.split('/');
    const version = isIP(address);
    if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(proxy);
    return (
      rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
    );
  });

/** Also true without an address. */
export const isPostgresAddress = (text = 'postgres://') => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);

/** Also true without a path. */
export const isSitePath = (text = '/') =>
  text.startsWith('/') && parseUrl(text, 'https://this-site.invalid')?.host === 'this-site.invalid';

/** Whether browsers can be signed in there: over https, or on their own machine. */
export const isConsoleOrigin = (text: string | undefined): boolean =>
  text === undefined ||
  (URL.canParse(text) &&
    new URL(text).origin === text &&
    (text.startsWith('https:') || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(text)));

const isLocal = (text: string) => /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(new URL(text).origin);

export const isIssuer = (text: string | undefined): boolean =>
  text === undefined || (URL.canParse(text) && !/[?#]/.test(text) && (text.startsWith('https:') || isLocal(text)));

export const isClaim = (text = 'a=b') => /^\w+=\S+$/.test(text);

/** Anybody can have an account at some providers: there, the claim must name the institute. @returns what is wrong. */
export function findProviderProblem(issuer: string | undefined, claim = ''): string | undefined {
  const { hostname, pathname } = new URL(issuer ?? 'https://localhost');
  if (hostname === 'accounts.google.com' && !claim.startsWith('hd=')) {
    return 'Accounts of Google are not limited to the institute. Set OIDC_CLAIM to its domain, such as hd=viit.example.';
  }
  const tenant = /^tid=([\da-f-]{36})$/.exec(claim)?.[1];
  if (hostname === 'login.microsoftonline.com' && pathname !== `/${tenant}/v2.0`) {
    return "Accounts of Microsoft are not limited to the institute. Set OIDC_ISSUER to https://login.microsoftonline.com/<tenant>/v2.0 and OIDC_CLAIM to tid=<tenant>, both with the tenant's id, not with a name or `common`.";
  }
  return undefined;
}
