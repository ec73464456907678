import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServer } from './create-server.ts';
import { plainAddress } from './plain-address.ts';
import { testContext } from './testing/test-context.ts';

test('another spelling of an address gets the same response', async () => {
  const server = createServer(testContext(undefined));
  const read = async (url: string) => {
    const { statusCode, body, headers } = await server.inject({ url });
    return [statusCode, body.replace(/"requestId":"[^"]*"/, ''), headers.location];
  };
  const spellings = {
    '/_packages/-/ping': ['/%5fpackages/-/ping', '/_p%61ckages/-/ping', '/%5Fpackages/-/p%69ng?a=%5f'],
    '/_preview/leave': ['/%5fpreview/leave', '/_preview/le%61ve', 'https://viit.example/_preview/leave'],
    '/_registry/status': ['/%5fregistry/status', '/_registry/status#a'],
    '/healthz': ['/%68ealthz', '/healthz#', 'http://viit.example/healthz'],
  };
  for (const [plain, others] of Object.entries(spellings)) {
    for (const url of others) assert.deepEqual(await read(url), await read(plain), url);
  }
});

test('only what means the same is rewritten', () => {
  for (const [url, plain] of [
    ['/exams?a=%5f#b', '/exams?a=%5f'],
    ['/%5F%7e%2D%2e%30%41', '/_~-.0A'],
    ['http://viit.example/a?b=http://c/d', '/a?b=http://c/d'],
    ...['/%255f', '/a%2fb', '/a%3Fb', '/a%23b', '/%E0%A4%95', '/%', '//viit.example/a', '*', 'http:a', ''].map(
      (same) => [same, same],
    ),
  ] as const) {
    assert.equal(plainAddress(url ?? ''), plain, url);
  }
});
