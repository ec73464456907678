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
  fs.writeFileSync(file, JSON.stringify([item]));
  assert.match((await registry.viit(['content', 'push', 'announcement', file])).out, /^Live: announcement/);
  assert.match((await registry.viit(['content', 'push', 'announcement', file])).out, /nothing changed/);
  fs.rmSync(file);
  assert.match((await registry.viit(['content', 'pull', 'announcement', file])).out, /1 item of announcement/);
  assert.deepEqual(JSON.parse(fs.readFileSync(file, 'utf8')), [item]);
  assert.match(await registry.read('/api/announcement/list'), /Admissions open/);
});

test("a department's list is pushed and pulled by its code", async () => {
  const department = { name: 'Computer Science', heroImage: { url: '/cse.jpg' } };
  fs.writeFileSync(file, JSON.stringify([department]));
  assert.match((await registry.viit(['content', 'push', 'department/cse', file])).out, /^Live: department\/cse/);
  const { value } = await registry.viitJson(['content', 'pull', 'department/cse']);
  assert.deepEqual(value, [department]);
});

test('a file that is not a list is refused before it is sent', async () => {
  fs.writeFileSync(file, '{}');
  const { code, value } = await registry.viitJson(['content', 'push', 'announcement', file]);
  assert.deepEqual([code, value.code], [2, 'file-unreadable']);
});
