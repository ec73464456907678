import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SetupError } from '@viit/core/setup-error';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/');

test('without settings for the browser, pages carry none', () => {
  assert.equal(read({}).browserSettings, undefined);
  assert.equal(read({ VIDEO_CDN: '', ANALYTICS_SCRIPT: '' }).browserSettings, undefined);
});

test('the video CDN and the analytics script come from the environment', () => {
  const env = { VIDEO_CDN: 'https://cdn.viit.example/media/', ANALYTICS_SCRIPT: '/_insights/script.js' };
  assert.deepEqual(read(env).browserSettings, {
    videoCdn: 'https://cdn.viit.example/media',
    analytics: '/_insights/script.js',
  });
});

test('an analytics script of another site, and a CDN without https, are refused by name', () => {
  for (const address of ['https://evil.example/a.js', '//evil.example/a.js', '/\\evil.example/a.js']) {
    assert.throws(() => read({ ANALYTICS_SCRIPT: address }), SetupError);
  }
  assert.throws(() => read({ VIDEO_CDN: 'http://cdn.viit.example' }), /VIDEO_CDN/);
});

test('a DATABASE_URL that is no address of PostgreSQL is refused with an example', () => {
  for (const DATABASE_URL of ['mysql://host/viit', 'localhost:5432', '/var/lib/viit', 'postgres//host']) {
    assert.throws(() => readSettings({ DATABASE_URL }, '/'), {
      name: 'SetupError',
      message: /DATABASE_URL: must be a PostgreSQL address such as postgres:\/\/user:password@host:5432\/name/,
    });
  }
});

test('addresses of PostgreSQL are accepted, and an empty one means the embedded database', () => {
  for (const DATABASE_URL of ['postgres://viit:secret@db:5432/viit', 'postgresql:///viit?host=/run/postgresql']) {
    assert.equal(readSettings({ DATABASE_URL }, '/').databaseUrl, DATABASE_URL);
  }
  assert.equal(readSettings({ DATABASE_URL: '' }, '/').databaseUrl, undefined);
});

test('pages get 48 MB of memory beside the embedded database, 64 MB with PostgreSQL, or what is set', () => {
  const megabytes = (env: Record<string, string>) => read(env).memoryBytes / 1024 / 1024;
  assert.equal(megabytes({}), 48);
  assert.equal(megabytes({ DATABASE_URL: 'postgres://db/viit' }), 64);
  assert.equal(megabytes({ MEMORY_MB: '8' }), 8);
  assert.throws(() => read({ MEMORY_MB: 'many' }), /MEMORY_MB/);
});

test('the console listens on this machine only, 90 ports above the site', () => {
  assert.deepEqual(read({}).console, { port: 3090, host: '127.0.0.1', publicOrigin: undefined });
  assert.deepEqual(read({ PORT: '0', HOST: '0.0.0.0' }).console, {
    port: 0,
    host: '127.0.0.1',
    publicOrigin: undefined,
  });
  assert.equal(read({ CONSOLE_PORT: '4000' }).console?.port, 4000);
  assert.equal(read({ CONSOLE_PORT: 'off' }).console, undefined);
});

test('with a public origin, the console listens where the site does', () => {
  const env = { HOST: '10.0.0.11', CONSOLE_ORIGIN: 'https://console.viit.example/' };
  const publicOrigin = 'https://console.viit.example';
  assert.deepEqual(read(env).console, { port: 3090, host: '10.0.0.11', publicOrigin });
});

test("the site's own origin is refused for the console, and so is one without https or with a path", () => {
  for (const CONSOLE_ORIGIN of ['http://console.viit.example', 'https://console.viit.example/admin', 'console']) {
    assert.throws(() => read({ CONSOLE_ORIGIN }), /CONSOLE_ORIGIN: must be an https origin/);
  }
  const SITE_ORIGIN = 'https://www.college.example';
  assert.throws(() => read({ SITE_ORIGIN, CONSOLE_ORIGIN: SITE_ORIGIN }), /Choose another host/);
});

test('accounts of Google and Microsoft are limited to the institute', () => {
  const tenant = '8eaef023-2b34-4da1-9baa-8bc8c9d6a490';
  const [google, microsoft] = ['https://accounts.google.com', 'https://login.microsoftonline.com'];
  const readProvider = (OIDC_ISSUER: string, OIDC_CLAIM: string) =>
    read({ OIDC_ISSUER, OIDC_CLAIM, OIDC_CLIENT_ID: 'viit', OIDC_CLIENT_SECRET: 'secret' }).signIn.provider?.claims;
  assert.deepEqual(readProvider(google, 'hd=viit.example'), { hd: 'viit.example' });
  assert.deepEqual(readProvider(`${microsoft}/${tenant}/v2.0`, `tid=${tenant}`), { tid: tenant });
  assert.deepEqual(readProvider('https://login.viit.example/realms/viit', ''), {});
  assert.throws(() => readProvider(google, ''), /such as hd=viit.example/);
  for (const [path, claim] of [
    [`${tenant}/v2.0`, ''],
    ['common/v2.0', `tid=${tenant}`],
    ['common/v2.0', 'tid=common'],
    ['organizations/v2.0', ''],
    ['viit.example/v2.0', 'tid=viit.example'],
    [tenant, `tid=${tenant}`],
  ]) {
    assert.throws(() => readProvider(`${microsoft}/${path}`, String(claim)), /both with the tenant's id/, path);
  }
});

test('without settings, the site is for this machine, with limits; a server without local builds needs its sandbox', () => {
  const { host, port, apiRate, trustedProxies, logLevel, usesLocalBuilds, signIn } = read({});
  assert.deepEqual([host, port, apiRate, trustedProxies, logLevel], ['127.0.0.1', 3000, 200, 'loopback', 'info']);
  assert.deepEqual([usesLocalBuilds, signIn.consoleOrigin], [true, 'http://localhost:3090']);
  assert.equal(signIn.workflowIssuer, 'https://token.actions.githubusercontent.com');
  const sandbox = (env: Record<string, string>) => read(env).requiresSandbox;
  assert.deepEqual([sandbox({}), sandbox({ SANDBOX: 'on' })], [false, true]);
  const published = { LOCAL_BUILDS: 'off' };
  assert.deepEqual([sandbox(published), sandbox({ ...published, SANDBOX: 'off' })], [true, false]);
  const drain = (env: Record<string, string>) => read(env).drainMs;
  const DATABASE_URL = 'postgres://db/viit';
  assert.deepEqual([drain({}), drain({ DATABASE_URL }), drain({ DATABASE_URL, DRAIN_SECONDS: '5' })], [0, 2000, 5000]);
});

test('browsers report a share of their page loads, or nothing', () => {
  assert.deepEqual(read({ REPORTS: 'off' }).browserSettings, { reports: 0 });
  assert.deepEqual(read({ REPORTS: '0.1' }).browserSettings, { reports: 0.1 });
  assert.throws(() => read({ REPORTS: '2' }), /REPORTS/);
});

test('a setting that would have no effect, or another one, is refused by name', () => {
  for (const TRUSTED_PROXIES of ['campus', '10.0.0.0/33', '10.0.0.1/', 'loopback 10.0.0.1', '2001:db8::/129']) {
    assert.throws(() => read({ TRUSTED_PROXIES }), /TRUSTED_PROXIES: must be addresses/, TRUSTED_PROXIES);
  }
  assert.equal(read({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1' }).apiRate, 200);
  assert.throws(() => read({ SECURITY_CONTACT: 'http://viit.example' }), /SECURITY_CONTACT/);
  assert.throws(() => read({ OIDC_ISSUER: 'https://login.viit.example' }), /one of them is missing/);
});
