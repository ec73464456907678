import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

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
