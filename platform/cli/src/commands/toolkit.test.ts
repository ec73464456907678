import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { writeSampleToolkit } from '../../../server/src/registry/testing/sample-toolkits.ts';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

let registry: CommandTest;
let dist: string;

before(async () => {
  registry = await openCommandTest();
  dist = path.join(registry.folder, 'packages');
  writeSampleToolkit(dist, { version: '1.0.0' });
});
after(() => registry.close());

test('publish toolkit sends the packed packages and says what npm installs now', async () => {
  assert.match((await registry.viit(['history', 'toolkit'])).out, /serves no toolkit yet.*viit publish toolkit/);
  const { code, out, err } = await registry.viit(['publish', 'toolkit', '--dist', dist]);
  assert.equal(code, 0, err);
  assert.match(out, /^Published: the toolkit 1\.0\.0, with .*@viit\/runtime 1\.0\.0 \(new\)/);
  assert.match(out, /npm install @viit\/toolkit installs it\./);
  const again = await registry.viit(['publish', 'toolkit', '--dist', dist]);
  assert.deepEqual([again.code, /published already; nothing changed/.test(again.out)], [0, true]);
});

test('the history of the toolkit lists the versions with who published them and their packages', async () => {
  const { code, out } = await registry.viit(['history', 'toolkit']);
  assert.equal(code, 0);
  assert.match(
    out,
    /^version +published +by +packages\n1\.0\.0 +.*the operator +latest +@viit\/create-section 1\.0\.0, /,
  );
  const { value } = await registry.viitJson<{ version: string }[]>(['history', 'toolkit']);
  assert.deepEqual(
    value.map(({ version }) => version),
    ['1.0.0'],
  );
});

test('a folder without a complete toolkit is refused before anything is sent', async () => {
  const empty = path.join(registry.folder, 'empty');
  fs.mkdirSync(empty);
  const missing = await registry.viit(['publish', 'toolkit', '--dist', empty]);
  assert.equal(missing.code, 2);
  assert.match(missing.err, /no packed toolkit in .*npm run packages/s);
  fs.rmSync(path.join(dist, 'viit-ui-1.0.0.tgz'));
  const incomplete = await registry.viit(['publish', 'toolkit', '--dist', dist]);
  assert.match(incomplete.err, /viit-ui-1\.0\.0\.tgz is missing/);
  const withOption = await registry.viit(['publish', 'toolkit', '--dist', dist, '--remove', '/a']);
  assert.deepEqual([withOption.code, /for sections/.test(withOption.err)], [2, true]);
});
