import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readSettings } from './settings.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-settings-'));
const config = path.join(root, 'viit.config.json');
after(() => fs.rmSync(root, { recursive: true, force: true }));

test('options override the environment, and the environment overrides viit.config.json', () => {
  fs.writeFileSync(path.join(root, 'token'), 'from-file\n');
  fs.writeFileSync(config, JSON.stringify({ server: 'https://config.example/', tokenFile: 'token' }));
  const env = { VIIT_SERVER: 'https://env.example', VIIT_TOKEN: 'from-env' };
  const options = { server: 'https://flag.example', token: 'from-flag' };
  assert.deepEqual(readSettings(options, env, root), { server: 'https://flag.example', token: 'from-flag' });
  assert.deepEqual(readSettings({}, env, root), { server: 'https://env.example', token: 'from-env' });
  assert.deepEqual(readSettings({}, {}, root), { server: 'https://config.example', token: 'from-file' });
});

test('the default is the local site, without a token', () => {
  fs.rmSync(config, { force: true });
  assert.deepEqual(readSettings({}, {}, root), { server: 'http://localhost:3000', token: undefined });
});

test('an invalid viit.config.json is refused with the reason', () => {
  fs.writeFileSync(config, '{ "server": "x", "token": "secret" }');
  assert.throws(() => readSettings({}, {}, root), {
    code: 'settings-invalid',
    message: /token.*It may contain "server", "tokenFile" and "section"/s,
  });
  fs.writeFileSync(config, '{ "tokenFile": "nowhere" }');
  assert.throws(() => readSettings({}, {}, root), { code: 'settings-invalid', message: /token file nowhere/ });
});
