import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServer } from './create-server.ts';
import { createRateLimiter } from './rate-limit.ts';
import { testContext } from './testing/test-context.ts';

/** A starting server whose limits see no time pass, and a function that sends it a request from an address. */
function createClient(apiRate: number, trustedProxies = 'loopback') {
  const { now } = performance;
  // Each limit takes its clock when it is created.
  performance.now = () => 0;
  const server = createServer(testContext(undefined, { apiRate, trustedProxies }));
  performance.now = now;
  return (remoteAddress: string, url = '/api/announcement/list', forwarded?: string) =>
    server.inject({ url, remoteAddress, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} });
}

/** Sends a request several times. @returns the last status. */
async function repeat(send: () => Promise<{ statusCode: number }>, times: number): Promise<number> {
  let status = 0;
  for (let i = 0; i < times; i++) status = (await send()).statusCode;
  return status;
}

test('a client may send ten seconds of requests in a burst, then its steady rate', () => {
  let clock = 0;
  const takeToken = createRateLimiter(2, () => clock);
  for (let i = 0; i < 20; i++) assert.equal(takeToken('192.0.2.1'), 0);
  assert.equal(takeToken('192.0.2.1'), 1);
  clock = 500;
  assert.equal(takeToken('192.0.2.1'), 0);
  assert.equal(takeToken('192.0.2.1'), 1);
  clock = 60_000;
  for (let i = 0; i < 20; i++) assert.equal(takeToken('192.0.2.1'), 0);
  assert.equal(takeToken('192.0.2.1'), 1);
});

test('clients have separate limits, and an IPv6 network counts as one client', () => {
  const takeToken = createRateLimiter(1, () => 0);
  for (let i = 0; i < 10; i++) takeToken('192.0.2.1');
  assert.equal(takeToken('192.0.2.1'), 1);
  assert.equal(takeToken('192.0.2.2'), 0);
  for (let i = 0; i < 10; i++) takeToken(`2001:db8:1:2::${i}`);
  assert.equal(takeToken('2001:db8:1:2:a:b:c:d'), 1);
  assert.equal(takeToken('2001:db8:1:3::1'), 0);
  assert.equal(takeToken('::ffff:192.0.2.1'), 1);
});

test('a client is forgotten after twenty thousand others', () => {
  const takeToken = createRateLimiter(1, () => 0);
  for (let i = 0; i < 11; i++) takeToken('192.0.2.1');
  for (let i = 0; i < 20_000; i++) takeToken(`a${i}`);
  assert.equal(takeToken('192.0.2.1'), 0);
});

test('too many requests to the content API get 429 with Retry-After; pages are not limited', async () => {
  const send = createClient(1);
  assert.equal(await repeat(() => send('192.0.2.1'), 11), 429);
  const response = await send('192.0.2.1');
  assert.equal(response.headers['retry-after'], '1');
  assert.equal(response.headers['cache-control'], 'no-store');
  assert.match(response.json().error, /Try again in 1 s/);
  assert.notEqual((await send('192.0.2.1', '/policies')).statusCode, 429);
  assert.notEqual((await send('192.0.2.2')).statusCode, 429);
});

test('requests for packages are limited too, with a sentence as JSON', async () => {
  const send = createClient(1);
  assert.equal(await repeat(() => send('192.0.2.1', '/_packages/-/ping'), 11), 429);
  const response = await send('192.0.2.1', '/_packages/-/ping');
  assert.match(response.json<{ error: string }>().error, /Keep the cache of npm/);
});

test('a rate of 0 sets no limit, and requests from this machine are never limited', async () => {
  const unlimited = createClient(0);
  assert.notEqual(await repeat(() => unlimited('192.0.2.1'), 30), 429);
  const limited = createClient(1);
  assert.notEqual(await repeat(() => limited('127.0.0.1'), 30), 429);
});

test('a forwarded address counts only when it comes from a trusted proxy', async () => {
  const send = createClient(1, '10.0.0.0/8');
  assert.equal(await repeat(() => send('10.0.0.7', undefined, '192.0.2.1'), 11), 429);
  assert.notEqual((await send('10.0.0.7', undefined, '192.0.2.2')).statusCode, 429);
  let last = 0;
  assert.equal(await repeat(() => send('198.51.100.1', undefined, `192.0.2.${++last}`), 11), 429);
});

test('another spelling of an address has the same limit', async () => {
  const spellings = [
    '/%61pi/announcement/list',
    '/api%2fannouncement/list',
    '/%5fpackages/-/ping',
    '/s%65arch?a=&q=exams',
  ];
  for (const url of spellings) {
    const send = createClient(1);
    assert.equal(await repeat(() => send('192.0.2.1', url), 11), 429, url);
  }
});
