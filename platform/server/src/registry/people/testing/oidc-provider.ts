import http from 'node:http';
import { freePort } from '@viit/test/ports';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider from 'oidc-provider';
import type { ProviderSettings } from '../sign-in-settings.ts';

const path = '/realms/viit';

const newKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' };
};

/**
 * oidc-provider, set up like a realm of Keycloak that requires PKCE. Every account has the address of its name at viit.example.
 * @param origin of the console.
 */
export async function startOidcProvider(origin: string) {
  const redirect = `${origin}/signed-in`;
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}${path}`;
  const settings: ProviderSettings = { issuer, clientId: 'viit', clientSecret: 'a-secret-of-the-client', claims: {} };
  const open = (keys: JWK[]) =>
    new Provider(issuer, {
      clients: [
        {
          ...{ client_id: settings.clientId, client_secret: settings.clientSecret, redirect_uris: [redirect] },
          ...{ token_endpoint_auth_method: 'client_secret_post', post_logout_redirect_uris: [origin] },
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['a key for cookies'] },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: async () => ({ sub: id, email: `${id}@viit.example`, email_verified: true }),
      }),
      jwks: { keys },
      pkce: { required: () => true },
    }).callback();
  let active = await newKey();
  let handle = open([active]);
  const server = http.createServer((request, response) => {
    // As express does for what is mounted below a path.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(path.length) });
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    settings,
    /** Signs with a new key, and forgets who is signed in. @param keepsOld whether it publishes the old one too. */
    async rotateKeys(keepsOld: boolean): Promise<void> {
      const old = active;
      active = await newKey();
      handle = open(keepsOld ? [active, old] : [active]);
    },
    /** Signs in with the provider's own forms. @returns the query of the redirect back. */
    async signIn(address: string, account: string): Promise<string> {
      const cookies = new Map<string, string>();
      let url = new URL(address);
      let prompt = 'login';
      for (let step = 0; step < 12; step++) {
        const isForm = url.pathname.startsWith(`${path}/interaction/`);
        const response = await fetch(url, {
          ...{ redirect: 'manual', method: isForm ? 'POST' : 'GET' },
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
          ...(isForm && { body: new URLSearchParams({ prompt, login: account, password: 'x' }) }),
        });
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/s) ?? [];
          cookies.set(name, value);
        }
        if (isForm) prompt = 'consent';
        const location = response.headers.get('location');
        if (!location) throw new Error(`${url.pathname}: ${response.status} ${(await response.text()).slice(0, 500)}`);
        url = new URL(location, url);
        if (url.href.startsWith(redirect)) return url.search;
      }
      throw new Error('The provider did not return to the console.');
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
