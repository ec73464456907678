import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

let registry: CommandTest;
let file: string;
const seed = [{ id: 'welcome', title: 'Welcome' }];
const title = { type: 'line' as const, label: 'Title' };

before(async () => {
  registry = await openCommandTest();
  file = path.join(registry.folder, 'list.json');
  const collections = [
    { name: 'notices', title: 'Notices', help: 'For candidates.', page: '/exams', fields: { title }, seed },
  ];
  const change = <M extends object>(manifest: M) => ({ ...manifest, collections });
  assert.equal((await registry.publish({ name: 'exams', version: '9.0.0', change })).status, 200);
});
after(() => registry.close());

test('the collections are listed with their state', async () => {
  const listed = async () => (await registry.viit(['content'])).out;
  assert.match(
    await listed(),
    /^exams\/notices {2}Notices on \/exams: 1 item, the sample entries\n1 collection\. Read one with/,
  );
  await registry.viit(['content', 'pull', 'exams/notices', file]);
  const pulled = JSON.parse(fs.readFileSync(file, 'utf8')) as { items: object[] };
  assert.deepEqual(pulled.items, seed);
  fs.writeFileSync(file, JSON.stringify({ ...pulled, items: [...pulled.items, { id: 'fees', title: 'Fee dates' }] }));
  assert.match(
    (await registry.viit(['content', 'push', 'exams/notices', file])).out,
    /^Live: exams\/notices \(2 items\)/,
  );
  assert.match(await listed(), /2 items, changed on 20\d\d-/);
});

test('entries are pushed from a file and pulled into one', async () => {
  const item = { id: 'open', title: 'Admissions open' };
  const { hash } = JSON.parse(fs.readFileSync(file, 'utf8')) as { hash: string };
  fs.writeFileSync(file, JSON.stringify({ hash, items: [item] }));
  assert.match(
    (await registry.viit(['content', 'push', 'exams/notices', file])).out,
    /^Live: exams\/notices \(1 item\)/,
  );
  assert.match((await registry.viit(['content', 'push', 'exams/notices', file])).out, /nothing changed/);
  fs.rmSync(file);
  assert.match((await registry.viit(['content', 'pull', 'exams/notices', file])).out, /1 item of exams\/notices/);
  assert.deepEqual(JSON.parse(fs.readFileSync(file, 'utf8')).items, [item]);
  assert.match(await registry.read('/api/content/exams/notices'), /Admissions open/);
});

test('a file can be changed and pushed again, and one that somebody else has overtaken is refused', async () => {
  const write = (title: string, from = file) => {
    const version = JSON.parse(fs.readFileSync(from, 'utf8')) as { items: object[] };
    fs.writeFileSync(from, JSON.stringify({ ...version, items: [{ id: 'a', title }] }));
  };
  const other = path.join(registry.folder, 'other.json');
  for (const one of [file, other]) await registry.viit(['content', 'pull', 'exams/notices', one]);
  for (const title of ['First', 'Second']) {
    write(title);
    assert.match((await registry.viit(['content', 'push', 'exams/notices', file])).out, /^Live: exams\/notices/);
  }
  write('Third', other);
  const refused = await registry.viitJson(['content', 'push', 'exams/notices', other]);
  assert.deepEqual([refused.code, refused.value.code], [3, 'list-changed']);
  assert.match(String(refused.value.error), /^the operator changed exams\/notices on .* Pull the list again/);
  assert.match(await registry.read('/api/content/exams/notices'), /Second/);
});

test('a file that is not a list is refused before it is sent', async () => {
  fs.writeFileSync(file, '[]');
  const { code, value } = await registry.viitJson(['content', 'push', 'exams/notices', file]);
  assert.deepEqual([code, value.code], [2, 'file-unreadable']);
});
