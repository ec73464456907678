import { createHash, createHmac, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { calculateJwkThumbprint, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { ProviderSettings } from '../sign-in-settings.ts';
import { startJsonServer } from './json-server.ts';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** How the next identity token is forged. */
export interface Forgery {
  claims?: JWTPayload;
  /** Claims that are left out. */
  without?: readonly string[];
  /** `secret`: HMAC with the client's secret; `public-key`: HMAC with the published key; `stolen-kid`: by an unknown key. */
  signedBy?: 'nobody' | 'secret' | 'public-key' | 'stolen-kid' | 'retired-key';
  /** Changes the finished token. */
  token?: (token: string) => string;
}

/** A provider of OpenID Connect without a sign-out, like Google, which can also send forged identity tokens. */
export interface TestProvider {
  settings: ProviderSettings;
  /** For the next tokens. */
  forge: Forgery;
  /** Signs in at the address that the console opens. @returns the query of the redirect back. */
  signIn(url: string, claims?: JWTPayload): URLSearchParams;
  /** Signs with a new key from now on, and publishes only that one. */
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const hmac = (header: object, payload: object, secret: string) => {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
};

export async function startTestProvider(claims: ProviderSettings['claims'] = {}): Promise<TestProvider> {
  const codes = new Map<string, { url: URL; claims: JWTPayload }>();
  let keys = await generateKeyPair('RS256');
  let retired = await generateKeyPair('RS256');
  const kidOf = async ({ publicKey }: Keys) => calculateJwkThumbprint(await exportJWK(publicKey));
  const settings = { issuer: '', clientId: 'viit-console', clientSecret: 'the-client-secret', claims };

  const sign = async (payload: JWTPayload): Promise<string> => {
    const { signedBy } = provider.forge;
    const kid = await kidOf(signedBy === 'retired-key' ? retired : keys);
    if (signedBy === 'nobody') return `${encode({ alg: 'none' })}.${encode(payload)}.`;
    if (signedBy === 'secret') return hmac({ alg: 'HS256', kid }, payload, settings.clientSecret);
    if (signedBy === 'public-key') return hmac({ alg: 'HS256', kid }, payload, await exportSPKI(keys.publicKey));
    const other = signedBy === 'stolen-kid' ? await generateKeyPair('RS256') : keys;
    const { privateKey } = signedBy === 'retired-key' ? retired : other;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  };

  const exchange = async (form: URLSearchParams): Promise<object> => {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || form.get('client_secret') !== settings.clientSecret) return { error: 'invalid_grant' };
    const { searchParams: asked } = code.url;
    if (asked.get('code_challenge_method') !== 'S256' || asked.get('code_challenge') !== challenge) {
      return { error: 'invalid_grant' };
    }
    const now = Math.floor(Date.now() / 1000);
    const payload: JWTPayload = {
      ...{ iss: settings.issuer, aud: settings.clientId, iat: now, exp: now + 300, nonce: asked.get('nonce') },
      ...code.claims,
      ...provider.forge.claims,
    };
    for (const name of provider.forge.without ?? []) delete payload[name];
    const token = await sign(payload);
    const id_token = provider.forge.token?.(token) ?? token;
    return { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token };
  };

  const server = await startJsonServer(async (request, address) => {
    const issuer = `${address}/realms/viit`;
    if (request.url?.endsWith('/token')) return exchange(new URLSearchParams(await text(request)));
    if (request.url?.endsWith('/certs')) {
      return { keys: [{ ...(await exportJWK(keys.publicKey)), kid: await kidOf(keys), alg: 'RS256', use: 'sig' }] };
    }
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/certs`, response_types_supported: ['code'], subject_types_supported: ['public'] },
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'ES256'],
      authorization_response_iss_parameter_supported: true,
    };
  });
  settings.issuer = `${server.address}/realms/viit`;

  const provider: TestProvider = {
    ...{ settings, forge: {} },
    signIn(address, given = {}) {
      const url = new URL(address);
      const code = randomBytes(12).toString('hex');
      const person = { sub: 'f4c1', email: 'anitha@viit.example', email_verified: true };
      codes.set(code, { url, claims: { ...person, ...given } });
      return new URLSearchParams({ code, state: url.searchParams.get('state') ?? '', iss: settings.issuer });
    },
    async rotateKeys() {
      retired = keys;
      keys = await generateKeyPair('RS256');
    },
    close: server.close,
  };
  return provider;
}
