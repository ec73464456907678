import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServer } from './create-server.ts';
import { testContext } from './testing/test-context.ts';

const startingServer = () => createServer(testContext(undefined));

test('a server without a release responds with an error page and Retry-After', async () => {
  const response = await startingServer().inject({ url: '/policies' });
  assert.equal(response.statusCode, 503);
  assert.equal(response.headers['retry-after'], '2');
  assert.match(response.body, /<h1>Please wait a moment<\/h1>[\s\S]*The site is starting\./);
  assert.match(response.body, /<a class="home" href="\/">Go to the home page<\/a>/);
});

test('the stylesheet is available without a release, and the page obeys its Content-Security-Policy', async () => {
  const server = startingServer();
  const { body, headers } = await server.inject({ url: '/%E0%A4' });
  assert.doesNotMatch(body, /<style|<script|\sstyle=|\son[a-z]+=/);
  assert.match(String(headers['content-security-policy']), /style-src 'self'/);
  const stylesheet = await server.inject({ url: /<link rel="stylesheet" href="([^"]+)"/.exec(body)?.[1] ?? '' });
  assert.equal(stylesheet.statusCode, 200);
  assert.match(String(stylesheet.headers['content-type']), /^text\/css/);
});

test('the content API responds with JSON', async () => {
  const response = await startingServer().inject({ url: '/api/newsEvents/list' });
  assert.equal(response.statusCode, 503);
  assert.deepEqual(response.json(), { error: 'The site is starting. Please try again in a moment.' });
});
