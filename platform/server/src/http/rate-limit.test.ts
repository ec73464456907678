import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAllowance } from './rate-limit.ts';
import { makeServer } from './server.ts';

/** A server with an empty list, reached from outside the machine. */
function serve(apiRate: number, trustedProxies = 'loopback') {
  const server = makeServer({
    live: { current: () => undefined, refresh: async () => {}, stop: () => {} },
    origin: 'https://viit.example',
    oldBuild: async () => undefined,
    isDatabaseUp: async () => true,
    logLevel: 'silent',
    apiRate,
    trustedProxies,
  });
  return (remoteAddress: string, url = '/api/announcement/list', forwarded?: string) =>
    server.inject({ url, remoteAddress, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} });
}

/** Asks so often, and gives the last status. */
async function askOften(ask: () => Promise<{ statusCode: number }>, times: number): Promise<number> {
  let status = 0;
  for (let turn = 0; turn < times; turn++) status = (await ask()).statusCode;
  return status;
}

test('an address has ten seconds of requests at once, then its steady share', () => {
  let clock = 0;
  const take = makeAllowance(2, () => clock);
  for (let turn = 0; turn < 20; turn++) assert.equal(take('192.0.2.1'), 0);
  assert.equal(take('192.0.2.1'), 1);
  clock = 500;
  assert.equal(take('192.0.2.1'), 0);
  assert.equal(take('192.0.2.1'), 1);
  clock = 60_000;
  for (let turn = 0; turn < 20; turn++) assert.equal(take('192.0.2.1'), 0);
  assert.equal(take('192.0.2.1'), 1);
});

test('one address does not use up another, and a household with long addresses is one', () => {
  const take = makeAllowance(1, () => 0);
  for (let turn = 0; turn < 10; turn++) take('192.0.2.1');
  assert.equal(take('192.0.2.1'), 1);
  assert.equal(take('192.0.2.2'), 0);
  for (let turn = 0; turn < 10; turn++) take(`2001:db8:1:2::${turn}`);
  assert.equal(take('2001:db8:1:2:a:b:c:d'), 1);
  assert.equal(take('2001:db8:1:3::1'), 0);
  assert.equal(take('::ffff:192.0.2.1'), 1);
});

test('twenty thousand other addresses later, an address is forgotten', () => {
  const take = makeAllowance(1, () => 0);
  for (let turn = 0; turn < 11; turn++) take('192.0.2.1');
  for (let other = 0; other < 20_000; other++) take(`a${other}`);
  assert.equal(take('192.0.2.1'), 0);
});

test('who asks the API too often is told when to ask again; pages are not counted', async () => {
  const ask = serve(1);
  assert.equal(await askOften(() => ask('192.0.2.1'), 11), 429);
  const answer = await ask('192.0.2.1');
  assert.equal(answer.headers['retry-after'], '1');
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.match(answer.json().error, /Ask again in 1 s/);
  assert.notEqual((await ask('192.0.2.1', '/policies')).statusCode, 429);
  assert.notEqual((await ask('192.0.2.2')).statusCode, 429);
});

test('without a limit, and for this machine, there is none', async () => {
  const unlimited = serve(0);
  assert.notEqual(await askOften(() => unlimited('192.0.2.1'), 30), 429);
  const ask = serve(1);
  assert.notEqual(await askOften(() => ask('127.0.0.1'), 30), 429);
});

test('a forwarded address is believed from a trusted proxy only', async () => {
  const ask = serve(1, '10.0.0.0/8');
  assert.equal(await askOften(() => ask('10.0.0.7', undefined, '192.0.2.1'), 11), 429);
  assert.notEqual((await ask('10.0.0.7', undefined, '192.0.2.2')).statusCode, 429);
  let turn = 0;
  assert.equal(await askOften(() => ask('198.51.100.1', undefined, `192.0.2.${++turn}`), 11), 429);
});
