import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* The real npm against the registry of packages, with an empty cache and nowhere else to go. */

let registry: TestRegistry;
let project: string;

before(async () => {
  registry = await openTestRegistry();
  const packages = [
    { name: '@viit/toolkit', version: '1.0.0', manifest: { dependencies: { '@viit/runtime': '^1.0.0' } } },
    { name: '@viit/runtime', version: '1.0.0' },
  ];
  const { status, body } = await registry.publishToolkit({ version: '1.0.0', packages });
  assert.equal(status, 200, body.error);
  project = path.join(registry.folder, 'section');
  fs.mkdirSync(project);
  fs.writeFileSync(path.join(project, 'package.json'), '{ "name": "library", "version": "1.0.0" }');
  const npmrc = [
    `@viit:registry=${registry.address}/_packages/`,
    'omit-lockfile-registry-resolved=true',
    // No server listens there: only the site's address may be needed.
    'registry=http://127.0.0.1:9/',
    `cache=${path.join(registry.folder, 'npm-cache')}`,
    ...['audit=false', 'fund=false', 'update-notifier=false', 'fetch-retries=0'],
  ];
  fs.writeFileSync(path.join(project, '.npmrc'), npmrc.join('\n'));
});
after(() => registry.close());

/** Runs npm in the project. The user's own settings of npm do not count. */
const npm = (...args: string[]): Promise<{ code: number; out: string }> => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const settings = { cwd: project, env: { ...env, npm_config_userconfig: path.join(project, 'none') } };
  return new Promise((resolve) => {
    execFile('npm', args, settings, (error, out, err) => resolve({ code: Number(error?.code ?? 0), out: out + err }));
  });
};

test('npm installs the toolkit from the site, and its lock file works with any address of the site', async () => {
  const installed = await npm('install', '@viit/toolkit');
  assert.equal(installed.code, 0, installed.out);
  const module = path.join(project, 'node_modules/@viit/runtime/index.js');
  assert.equal(fs.readFileSync(module, 'utf8'), "export const version = '1.0.0';\n");
  const lock = fs.readFileSync(path.join(project, 'package-lock.json'), 'utf8');
  assert.match(lock, /"integrity": "sha512-/);
  assert.doesNotMatch(lock, /127\.0\.0\.1|"resolved"/);
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8'));
  assert.deepEqual(dependencies, { '@viit/toolkit': '^1.0.0' });
});

test('npm publish is refused with the command that publishes a toolkit', async () => {
  const host = registry.address.replace('http:', '');
  fs.appendFileSync(path.join(project, '.npmrc'), `\n${host}/_packages/:_authToken=${registry.token}`);
  const manifest = { name: '@viit/library', version: '1.0.0' };
  fs.writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));
  const { code, out } = await npm('publish');
  assert.notEqual(code, 0);
  assert.match(out, /405.*viit publish toolkit/s);
});
