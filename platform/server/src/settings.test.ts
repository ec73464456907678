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
