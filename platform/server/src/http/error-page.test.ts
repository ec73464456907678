import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeServer } from './server.ts';

/** A server that has no release yet. */
const empty = () =>
  makeServer({
    live: { current: () => undefined, refresh: async () => {}, stop: () => {} },
    origin: 'https://viit.example',
    oldBuild: async () => undefined,
    isDatabaseUp: async () => true,
    logLevel: 'silent',
  });

test('a server without a release says in its own style that it is starting, and when to ask again', async () => {
  const answer = await empty().inject({ url: '/policies' });
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.headers['retry-after'], '2');
  assert.match(answer.body, /<h1>One moment<\/h1>[\s\S]*The site is starting\./);
  assert.match(answer.body, /<a class="home" href="\/">Go to the home page<\/a>/);
});

test('its style is there without a release, and the page obeys its own security policy', async () => {
  const server = empty();
  const { body, headers } = await server.inject({ url: '/%E0%A4' });
  assert.doesNotMatch(body, /<style|<script|\sstyle=|\son[a-z]+=/);
  assert.match(String(headers['content-security-policy']), /style-src 'self'/);
  const style = await server.inject({ url: /<link rel="stylesheet" href="([^"]+)"/.exec(body)?.[1] ?? '' });
  assert.equal(style.statusCode, 200);
  assert.match(String(style.headers['content-type']), /^text\/css/);
});

test('a program is told in JSON', async () => {
  const answer = await empty().inject({ url: '/api/newsEvents/list' });
  assert.equal(answer.statusCode, 503);
  assert.deepEqual(answer.json(), { error: 'The site is starting. Try again in a moment.' });
});
