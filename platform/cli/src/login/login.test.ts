import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { readActor } from '../../../server/src/registry/access/tokens.ts';
import { approveLogin } from '../../../server/src/registry/people/logins.ts';
import { createSession } from '../../../server/src/registry/people/sessions.ts';
import { startJsonServer } from '../../../server/src/registry/people/testing/json-server.ts';
import { registryClient } from '../registry-client.ts';
import { readSettings } from '../settings.ts';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';
import { runViit } from '../testing/run-viit.ts';
import { isWorkflow, logInAsWorkflow, logInWithBrowser } from './login.ts';
import { readLogin, storeLogin } from './login-store.ts';

let registry: CommandTest;
/** The session of a person in the console. */
let token: string;
let number: string;

before(async () => {
  registry = await openCommandTest();
  const person = { name: 'Anitha', email: 'anitha@viit.example', rights: { exams: 'publish' } };
  const { body } = await registry.request('POST', 'persons', person);
  ({ token, number } = await createSession(registry.database, { person: String(body.id) }));
});
after(() => registry.close());

/** What the console does after the person has allowed it. */
async function allow(address: string, send = (url: string) => fetch(url)) {
  const [, port, challenge = ''] = /#\/login\/(\d+)\/([\w-]{43})$/.exec(address) ?? [];
  const { body } = await registry.request('POST', 'me/logins', { challenge }, token);
  return send(`http://127.0.0.1:${port}/?${new URLSearchParams({ code: String(body.code), iss: registry.address })}`);
}

const client = () => registryClient({ server: registry.address, token: undefined });

test('a person allows the command in the browser, and the command acts as that person for 12 hours', async () => {
  let response: Promise<Response> | undefined;
  const login = await logInWithBrowser(client(), (address) => {
    assert.match(address, /^http:\/\/localhost:3090\/#\/login\//);
    response = allow(address);
  });
  assert.match(await ((await response) as Response).text(), /You are signed in/);
  const status = await registry.request('GET', 'me', undefined, login.token);
  assert.equal(status.body.label, 'Anitha');
  const hours = (Date.parse(login.expiresAt) - Date.now()) / 3_600_000;
  assert.ok(hours > 11.9 && hours <= 12);
  const ended = await registry.request('DELETE', 'me/session?all=false', undefined, login.token);
  assert.equal(ended.body.ended, 1);
  assert.equal((await registry.request('GET', 'me', undefined, token)).status, 200, 'the console stays signed in');
});

test("a code of somebody else's login, a guess or another page does not end or complete the login", async () => {
  const attacker = await approveLogin(registry.database, await readActor(registry.database, number), 'b'.repeat(43));
  const statuses: number[] = [];
  const login = await logInWithBrowser(client(), async (address) => {
    await allow(address, async (url) => {
      const { port } = new URL(url);
      const wrong = [
        `/?code=${attacker.code}`,
        '/?code=guess',
        '/',
        '//',
        '/favicon.ico',
        `/?code=${'x'.repeat(9000)}`,
      ];
      for (const path of wrong) statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status);
      // A page of another site whose name leads to this computer.
      statuses.push((await fetch(url.replace('127.0.0.1', 'localhost')).catch(() => ({ status: 400 }))).status);
      statuses.push((await fetch(url, { method: 'POST' })).status);
      return fetch(url);
    });
  });
  assert.equal(login.label, 'Anitha');
  assert.deepEqual([...new Set(statuses)], [400]);
});

/** A server that asks to sign in at the given console. @returns also the bodies that it received. */
async function startHostileServer(console: string) {
  const received: string[] = [];
  const server = await startJsonServer(async (request) => {
    if (request.method === 'GET') return { console, method: 'passkey' };
    received.push(await text(request));
    return { token: 'theirs', label: 'Eve', expiresAt: new Date().toISOString() };
  });
  return { received, ...server, client: registryClient({ server: server.address, token: undefined }) };
}

test("a server that leads the browser to another site's console does not get the code", async () => {
  const hostile = await startHostileServer('http://localhost:3090');
  await logInWithBrowser(hostile.client, async (address) => {
    await allow(address, async (url) => {
      for (const wrong of [url, url.replace(/&iss=.*/, ''), url.replace(/iss=.*/, 'iss=null')]) {
        const response = await fetch(wrong);
        assert.equal(response.status, 400);
        assert.match(await response.text(), /run viit login --server with the address of that site/);
      }
      assert.deepEqual(hostile.received, []);
      return fetch(`${new URL(url).origin}/?${new URLSearchParams({ code: 'c'.repeat(20), iss: hostile.address })}`);
    });
  });
  assert.equal(hostile.received.length, 1, 'its own console gives it a code');
  await hostile.close();
});

test('the command opens consoles only: no files, shares, programs or other pages', async () => {
  for (const console of [
    ...['file:///usr/share/applications/evil.desktop', 'smb://192.0.2.1/share', 'vscode://evil/run?x=1'],
    ...['javascript:alert(1)', '-a', 'http://console.viit.example', 'http://localhost.evil.example'],
    ...['http://localhost@evil.example', 'https://console.viit.example/go?to=x', 'https://a@console.viit.example'],
  ]) {
    const hostile = await startHostileServer(console);
    const open = (address: string) => assert.fail(`opened ${address}`);
    await assert.rejects(
      logInWithBrowser(hostile.client, open),
      { code: /^(login-failed|registry-invalid)$/ },
      console,
    );
    await hostile.close();
  }
});

test('a code is used once, within a minute, with the verifier of its command', async () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const begin = async () => (await registry.request('POST', 'me/logins', { challenge }, token)).body.code;
  const finish = async (body: object) => (await registry.request('POST', 'logins', body, '')).body.code;
  assert.equal(await finish({ code: await begin(), verifier: 'w'.repeat(43) }), 'sign-in-ended');
  assert.equal(await finish({ code: await begin(), verifier: challenge }), 'sign-in-ended');
  const code = await begin();
  assert.equal(await finish({ code, verifier }), undefined);
  assert.equal(await finish({ code, verifier }), 'sign-in-ended');
  const late = await begin();
  await registry.database.query("update one_time_secret set expires_at = now() - interval '1 second'");
  assert.equal(await finish({ code: late, verifier }), 'sign-in-ended');
});

test('a workflow sends an identity that is for this site only, and needs a permission', async () => {
  const seen: string[] = [];
  const github = await startJsonServer(async ({ url, headers }) => {
    seen.push(String(url), String(headers.authorization));
    return url?.includes('denied') ? { error: 'denied' } : { value: 'no.identity.token' };
  });
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: `${github.address}/?job=1`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'job' };
  assert.deepEqual([isWorkflow({ GITHUB_ACTIONS: 'true' }), isWorkflow({})], [true, false]);
  await assert.rejects(logInAsWorkflow(client(), env), { code: 'identity-refused' });
  assert.deepEqual(seen, [`/?job=1&audience=${encodeURIComponent(registry.address)}`, 'Bearer job']);
  const denied = { ...env, ACTIONS_ID_TOKEN_REQUEST_URL: `${github.address}/denied` };
  await assert.rejects(logInAsWorkflow(client(), denied), { code: 'login-failed', message: /id-token: write/ });
  await assert.rejects(logInAsWorkflow(client(), {}), { code: 'login-failed', message: /id-token: write/ });
  await github.close();
});

test('a login is kept for its site only, in a file for this user, until it expires', () => {
  const env = { XDG_CONFIG_HOME: path.join(registry.folder, 'config') };
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const server = 'https://www.viit.example';
  storeLogin(server, { token: 'viit_session_a', expiresAt }, env);
  storeLogin('https://other.example', { token: 'viit_session_b', expiresAt }, env);
  assert.equal(readLogin(server, env), 'viit_session_a');
  assert.equal(readLogin('https://www.viit.example.evil.example', env), undefined);
  assert.equal(readSettings({ server }, env).token, 'viit_session_a');
  assert.equal(readSettings({ server }, { ...env, VIIT_TOKEN: 'viit_c' }).token, 'viit_c');
  const { mode } = fs.statSync(path.join(env.XDG_CONFIG_HOME, 'viit/logins.json'));
  assert.equal(mode & 0o777, 0o600);
  const root = path.join(registry.folder, 'project');
  fs.mkdirSync(root);
  fs.writeFileSync(path.join(root, 'viit.config.json'), '{ "tokenFile": "token" }');
  fs.writeFileSync(path.join(root, 'token'), 'viit_of_the_team');
  assert.equal(readSettings({ server }, env, root).token, 'viit_session_a', 'a person acts as such');
  storeLogin(server, { token: 'viit_session_a', expiresAt: new Date(0).toISOString() }, env);
  assert.equal(readLogin(server, env), undefined);
  storeLogin('https://other.example', undefined, env);
  assert.equal(readLogin('https://other.example', env), undefined);
});

test('signing out ends the session and forgets its token; with --all, the sessions of the person everywhere', async () => {
  const XDG_CONFIG_HOME = path.join(registry.folder, 'signed-in');
  const { body } = await registry.request('POST', 'persons', { name: 'Ravi', email: 'ravi@viit.example', rights: {} });
  const begin = () => createSession(registry.database, { person: String(body.id) });
  const logout = async (...args: string[]) => {
    const login = await begin();
    storeLogin(registry.address, login, { XDG_CONFIG_HOME });
    const { out } = await runViit(['logout', ...args], { VIIT_SERVER: registry.address, XDG_CONFIG_HOME });
    assert.equal(readLogin(registry.address, { XDG_CONFIG_HOME }), undefined);
    assert.equal((await registry.request('GET', 'me', undefined, login.token)).body.code, 'session-missing');
    return out;
  };
  const other = await begin();
  assert.equal(await logout(), 'You are signed out.\n');
  assert.equal((await registry.request('GET', 'me', undefined, other.token)).status, 200);
  assert.equal(await logout('--all'), '2 sessions have ended.\n');
  assert.equal((await registry.request('GET', 'me', undefined, other.token)).status, 401);
});
