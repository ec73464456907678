import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

let registry: CommandTest;
let file: string;

before(async () => {
  registry = await openCommandTest();
  file = path.join(registry.folder, 'list.json');
});
after(() => registry.close());

test('a list is pushed from a file and pulled into one', async () => {
  const item = { date: '2026-07-01', title: 'Admissions open', path: '/exams' };
  fs.writeFileSync(file, JSON.stringify({ hash: null, items: [item] }));
  assert.match((await registry.viit(['content', 'push', 'announcement', file])).out, /^Live: announcement \(1 item\)/);
  assert.match((await registry.viit(['content', 'push', 'announcement', file])).out, /nothing changed/);
  fs.rmSync(file);
  assert.match((await registry.viit(['content', 'pull', 'announcement', file])).out, /1 item of announcement/);
  assert.deepEqual(JSON.parse(fs.readFileSync(file, 'utf8')).items, [item]);
  assert.match(await registry.read('/api/announcement/list'), /Admissions open/);
});

test("a department's list is pushed and pulled by its code", async () => {
  const department = { name: 'Computer Science', heroImage: { url: '/cse.jpg' } };
  fs.writeFileSync(file, JSON.stringify({ hash: null, items: [department] }));
  assert.match(
    (await registry.viit(['content', 'push', 'department/cse', file])).out,
    /^Live: department\/cse \(1 item\)/,
  );
  const { value } = await registry.viitJson<{ items: object[] }>(['content', 'pull', 'department/cse']);
  assert.deepEqual(value.items, [department]);
});

test('a file can be changed and pushed again, and one that somebody else has overtaken is refused', async () => {
  const write = (title: string, from = file) => {
    const version = JSON.parse(fs.readFileSync(from, 'utf8')) as { items: object[] };
    fs.writeFileSync(from, JSON.stringify({ ...version, items: [{ date: '2026-07-01', title, path: '/exams' }] }));
  };
  const other = path.join(registry.folder, 'other.json');
  for (const one of [file, other]) await registry.viit(['content', 'pull', 'announcement', one]);
  for (const title of ['First', 'Second']) {
    write(title);
    assert.match((await registry.viit(['content', 'push', 'announcement', file])).out, /^Live: announcement/);
  }
  write('Third', other);
  const refused = await registry.viitJson(['content', 'push', 'announcement', other]);
  assert.deepEqual([refused.code, refused.value.code], [3, 'list-changed']);
  assert.match(String(refused.value.error), /^the operator changed announcement on .* Pull the list again/);
  assert.match(await registry.read('/api/announcement/list'), /Second/);
});

test('a file that is not a list is refused before it is sent', async () => {
  fs.writeFileSync(file, '[]');
  const { code, value } = await registry.viitJson(['content', 'push', 'announcement', file]);
  assert.deepEqual([code, value.code], [2, 'file-unreadable']);
});

test('the collections are listed with their state, and pushed like a list', async () => {
  const seed = [{ id: 'welcome', title: 'Welcome' }];
  const title = { type: 'line' as const, label: 'Title' };
  const collections = [
    { name: 'notices', title: 'Notices', help: 'For candidates.', page: '/exams', fields: { title }, seed },
  ];
  const exams = {
    name: 'exams',
    version: '9.0.0',
    change: <M extends object>(manifest: M) => ({ ...manifest, collections }),
  };
  assert.equal((await registry.publish(exams)).status, 200);
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
