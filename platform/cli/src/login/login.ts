import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { type ResponseOf, registryApi } from '@viit/contract/registry-api';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import type { RegistryClient } from '../registry-client.ts';
import { receiveCode } from './receive-code.ts';

type Login = ResponseOf<typeof registryApi.finishLogin>;

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?![^:])/;

/** All names of this computer are one. */
const siteOf = (address: string): string => new URL(address).origin.replace(loopback, 'http://127.0.0.1');

/** Other schemes start programs. */
const isConsole = (address: string): boolean =>
  new URL(address).origin === address && (address.startsWith('https:') || loopback.test(address));

const timeoutMs = 5 * 60_000;

/** @param open opens an address in the browser. @throws CliError if nobody allows it within five minutes, or the server names no console. */
export async function logInWithBrowser(registry: RegistryClient, open: (address: string) => void): Promise<Login> {
  const { console } = await registry.call(registryApi.readSignIn, {});
  if (!isConsole(console)) {
    const reason = `${registry.server} names ${console} as its console, which is no https origin`;
    throw new CliError('login-failed', `${reason}. Nothing was opened. Check the address of the site.`);
  }
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const login = await receiveCode(
    (port) => open(`${console}/#/login/${port}/${challenge}`),
    async (code, site) => {
      // A server that leads the browser to the console of another site gets no code of it (RFC 9207).
      if (!URL.canParse(site) || siteOf(site) !== siteOf(registry.server)) throw new Error('another site');
      return registry.call(registryApi.finishLogin, { body: { code, verifier } });
    },
    timeoutMs,
  );
  if (login) return login;
  throw new CliError('login-failed', 'Nobody allowed the login within five minutes. Run it again: viit login');
}

/** For the user to open, if it does not open by itself. */
export function openBrowser(address: string): void {
  const program = process.platform === 'darwin' ? 'open' : 'xdg-open';
  execFile(program, [address], () => {});
}

/** A job of GitHub Actions, where nobody can open a browser. */
export const isWorkflow = (env: NodeJS.ProcessEnv): boolean => env.GITHUB_ACTIONS === 'true';

/** The identity is for this site only: no other one can use it. @throws CliError if GitHub or the site refuses. */
export async function logInAsWorkflow(registry: RegistryClient, env: NodeJS.ProcessEnv): Promise<Login> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: given, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = env;
  const response = given && (await requestIdentity(given, registry.server, secret));
  if (!response || !response.ok) {
    const reason = response ? `GitHub gave no identity token (status ${response.status})` : 'This job has no identity';
    throw new CliError('login-failed', `${reason}. The job needs the permission "id-token: write".`);
  }
  const { value: identityToken } = z.object({ value: z.string() }).parse(await response.json());
  return registry.call(registryApi.exchangeIdentity, { body: { identityToken } });
}

function requestIdentity(given: string, audience: string, secret: string | undefined): Promise<Response> {
  const address = new URL(given);
  address.searchParams.set('audience', audience);
  return fetch(address, { headers: { authorization: `Bearer ${secret}` } });
}
