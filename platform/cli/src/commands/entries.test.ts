import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { noticesSection } from '../../../server/src/registry/testing/sample-collection.ts';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

const part = 'exams/notices';
let registry: CommandTest;
let json: string;
let csv: string;

before(async () => {
  registry = await openCommandTest();
  [json, csv] = ['notices.json', 'notices.csv'].map((name) => path.join(registry.folder, name)) as [string, string];
});
after(() => registry.close());

let version = 1;
/** Each test begins with the sample entry only. */
beforeEach(async () => {
  const { status, body } = await registry.publish(noticesSection(`${++version}.0.0`));
  assert.equal(status, 200, body.error);
  fs.writeFileSync(csv, 'id,title,date\nsample,Sample notice,2026-01-01\n');
  await viit('push', part, csv, '--all');
  await viit('publish', part);
});

const viit = async (...args: string[]) => (await registry.viit(['content', ...args])).out;
const titles = async () =>
  (JSON.parse(await registry.read(`/api/content/${part}`)) as { id: string; title: string }[]).map(
    ({ id, title }) => `${id}: ${title}`,
  );
const rows = (...lines: string[]) => fs.writeFileSync(csv, ['Title,Date,Tags', ...lines, ''].join('\n'));
const fileRows = () => fs.readFileSync(csv, 'utf8').replace('\ufeff', '').trim().split('\r\n');

test('a spreadsheet of new entries becomes drafts with ids made from the titles, and goes live when it is published', async () => {
  rows('Fee dates,23/11/2026,B.Tech; MBA', '"Results, semester 5",2026-12-01,', '"Fee dates",24-11-2026,');
  assert.match(await viit('push', part, csv), /^Saved 3 entries of exams\/notices as drafts\.\nVisitors get them with/);
  assert.deepEqual(await titles(), ['sample: Sample notice']);
  assert.match(await viit(), /^exams\/notices {2}Notices: 1 entry, the sample entries, 3 drafts$/m);
  assert.match(await viit('publish', part), /^Live: exams\/notices \(3 entries\)/);
  assert.deepEqual(await titles(), [
    ...['sample: Sample notice', 'fee-dates: Fee dates'],
    ...['results-semester-5: Results, semester 5', 'fee-dates-2: Fee dates'],
  ]);
  assert.match(await viit('push', part, csv), /Saved 0 entries .*\nVisitors have all of it already/);
});

test('rows that are wrong are named by row and column, and nothing is saved', async () => {
  rows('Fee dates,soon,B.Tech', ',2026-12-01,', 'Results,2026-12-01,PhD');
  const { code, err } = await registry.viit(['content', 'push', part, csv]);
  assert.equal(code, 2);
  assert.match(err, /- row 2, Date: must be a date such as/);
  assert.match(err, /- row 3, Title: Invalid input/);
  assert.match(err, /- row 4, Tags: must be one of the choices/);
  rows('Fee dates,2026-12-01');
  fs.writeFileSync(csv, fs.readFileSync(csv, 'utf8').replace('Tags', 'Author'));
  assert.match((await registry.viit(['content', 'push', part, csv])).err, /- row 1, Author: is no field/);
  assert.match(await viit(), /1 entry, changed on [^,]* by the operator$/m);
});

test('a spreadsheet that was pulled is changed and pushed again and again', async () => {
  assert.match(await viit('pull', part, csv), /^Wrote 1 entry of exams\/notices/);
  for (const title of ['Second', 'Third']) {
    fs.writeFileSync(csv, fs.readFileSync(csv, 'utf8').replace(/Sample notice|Second/, title));
    assert.match(await viit('push', part, csv), /^Saved 1 entry/);
  }
  assert.match(await viit('pull', part, csv), /^Wrote 1 entry of .*, with 1 draft\.\n$/);
  assert.match(await viit('publish', part), /^Live/);
  assert.deepEqual(await titles(), ['sample: Third']);
});

test('an entry that somebody else has changed since it was pulled is refused, and named', async () => {
  await viit('pull', part, csv);
  await viit('pull', part, json);
  fs.writeFileSync(json, fs.readFileSync(json, 'utf8').replace('Sample notice', 'Theirs'));
  assert.match(await viit('push', part, json), /^Saved 1 entry/);
  fs.writeFileSync(csv, fs.readFileSync(csv, 'utf8').replace('Sample notice', 'Mine'));
  const { code, value } = await registry.viitJson(['content', 'push', part, csv]);
  assert.deepEqual([code, value.code], [3, 'entry-changed']);
  assert.match(String(value.error), /- sample: saved by the operator on 20/);
});

test('with --all the file has all entries, in their order', async () => {
  rows('Second,2026-11-23,', 'First,2026-11-22,');
  assert.match(await viit('push', part, csv, '--all'), /^Saved 3 entries/);
  await viit('publish', part);
  assert.deepEqual(await titles(), ['second: Second', 'first: First']);
  rows('First,2026-11-22,', 'Second,2026-11-23,');
  await viit('push', part, csv, '--all');
  await viit('publish', part);
  assert.deepEqual(await titles(), ['first: First', 'second: Second']);
});

test('a text that a spreadsheet would run as a formula is written as a text, and read back', async () => {
  rows('=1+1,2026-11-23,', "'-5 degrees,2026-11-23,");
  await viit('push', part, csv, '--all');
  await viit('publish', part);
  assert.deepEqual(await titles(), ['1-1: =1+1', '5-degrees: -5 degrees']);
  await viit('pull', part, csv);
  assert.match(fileRows()[1] ?? '', /^1-1,"?'=1\+1/);
  assert.match(await viit('push', part, csv), /^Saved 0 entries/);
});

test('drafts are shown in a preview first, one entry goes live alone, and an earlier version is restored', async () => {
  rows('Fee dates,2026-11-23,', 'Results,2026-12-01,');
  await viit('push', part, csv);
  assert.match(
    await viit('publish', part, '--as', 'notices'),
    /^The preview "notices" shows exams\/notices \(2 entries\)/,
  );
  assert.match(await viit('publish', part, 'results'), /^Live: exams\/notices \(1 entry\)/);
  assert.deepEqual(await titles(), ['sample: Sample notice', 'results: Results']);
  fs.writeFileSync(csv, 'id,title,date\nresults,Results of 2026,2026-12-01\n');
  const refused = await registry.viitJson(['content', 'push', part, csv]);
  assert.equal(refused.value.code, 'entry-changed', 'the file does not say what it started from');
  await viit('pull', part, csv);
  fs.writeFileSync(csv, fs.readFileSync(csv, 'utf8').replace(',Results,', ',Results of 2026,'));
  await viit('push', part, csv);
  await viit('publish', part);
  const { out } = await registry.viit(['history', part, '--entry', 'results']);
  assert.match(out, /^version \d+ .* the operator changed title, date\nversion \d+ .* the operator changed title$/m);
  assert.match(
    await viit('restore', part, 'results'),
    /^results of exams\/notices is a draft as the operator saved it on 20/,
  );
  await viit('publish', part);
  assert.ok((await titles()).includes('results: Results'));
  const unknown = await registry.viitJson(['content', 'restore', part, 'results', '--number', '1000']);
  assert.deepEqual([unknown.code, unknown.value.code], [2, 'argument-invalid']);
});

test('a file that has no entries is refused before it is sent', async () => {
  fs.writeFileSync(json, '[]');
  const { code, value } = await registry.viitJson(['content', 'push', part, json]);
  assert.deepEqual([code, value.code], [2, 'file-unreadable']);
});
