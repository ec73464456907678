import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readSettings } from './settings.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-settings-'));
const config = path.join(root, 'viit.config.json');
after(() => fs.rmSync(root, { recursive: true, force: true }));

test('flags come before the environment, the environment before viit.config.json', () => {
  fs.writeFileSync(path.join(root, 'token'), 'from-file\n');
  fs.writeFileSync(config, JSON.stringify({ server: 'https://config.example/', tokenFile: 'token' }));
  const env = { VIIT_SERVER: 'https://env.example', VIIT_TOKEN: 'from-env' };
  const flags = { server: 'https://flag.example', token: 'from-flag' };
  assert.deepEqual(readSettings(flags, env, root), { server: 'https://flag.example', token: 'from-flag' });
  assert.deepEqual(readSettings({}, env, root), { server: 'https://env.example', token: 'from-env' });
  assert.deepEqual(readSettings({}, {}, root), { server: 'https://config.example', token: 'from-file' });
});

test('without any setting the site of this machine is meant, without a token', () => {
  fs.rmSync(config, { force: true });
  assert.deepEqual(readSettings({}, {}, root), { server: 'http://localhost:3000', token: undefined });
});

test('a config that cannot be used is told by what is wrong in it', () => {
  fs.writeFileSync(config, '{ "server": "x", "token": "secret" }');
  assert.throws(
    () => readSettings({}, {}, root),
    /viit\.config\.json cannot be used.*token.*It takes "server" and "tokenFile"/s,
  );
  fs.writeFileSync(config, '{ "tokenFile": "nowhere" }');
  assert.throws(() => readSettings({}, {}, root), /token file nowhere, which cannot be read/);
});
