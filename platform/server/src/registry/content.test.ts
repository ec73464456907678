import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from './testing/test-registry.ts';

let desk: TestRegistry;

/** Sections whose pages show the lists that the shell hands them. */
const shows = (...lists: string[]) => ({
  bundle: `exports.default = [{ id: 'page-0', load: async () => ({ default: (first) => first.path + ' shows ' + globalThis.answers }) }];`,
  change: <M extends { pages: object[] }>(manifest: M): M => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, content: lists.map((list) => `/api/${list}/list`) })),
  }),
});
const shell = `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, answers, component }) => {
  globalThis.answers = JSON.stringify(answers);
  return { html: '<title>' + first.page.title + '</title>' + component(first), scriptHashes: [] };
};`;
const item = (title: string) => ({ date: '2026-07-01', title, path: '/exams' });

before(async () => {
  desk = await openTestRegistry();
  await desk.publish({ name: 'shell', bundle: shell });
  await desk.publish({ name: 'home', ...shows('announcement', 'newsEvents') });
  await desk.publish({ name: 'exams' });
});
after(() => desk.close());

test('a list goes live with the pages that show it, and no other page is rendered', async () => {
  const exams = await desk.read('/exams');
  const answer = await desk.ask(
    'PUT',
    'content/announcement',
    [item('Admissions open')],
    await desk.tokenFor('content'),
  );
  assert.deepEqual([answer.status, answer.body.rendered, answer.body.isNew], [200, 1, true]);
  assert.match(await desk.read('/home'), /Admissions open/);
  assert.match(await desk.read('/api/announcement/list'), /Admissions open/);
  assert.equal(await desk.read('/exams'), exams);
});

test('a publish goes on with the answers of the lists as they are, and does not make them anew', async () => {
  const answer = () => desk.live.current()?.lists.get('/api/announcement/list');
  const before = answer();
  assert.equal((await desk.publish({ name: 'exams', version: '1.0.1' })).status, 200);
  assert.ok(before && answer() === before);
});

test('the same list again changes nothing, and publishing afterwards renders nobody anew', async () => {
  const answer = await desk.ask('PUT', 'content/announcement', [item('Admissions open')]);
  assert.equal(answer.body.isNew, false);
  const made = await desk.publish({ name: 'exams', version: '1.1.0' });
  assert.equal(made.body.rendered, 1);
});

test('a list that no page shows is in the API at once', async () => {
  const { body } = await desk.ask('PUT', 'content/placement', []);
  assert.deepEqual([body.rendered, body.isNew], [0, true]);
});

test('a list with which a page does not render stays what it was', async () => {
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: () => { if (globalThis.answers.includes('Broken')) throw new Error('cannot show this'); return 'fine'; } }) }];`;
  await desk.publish({ name: 'home', version: '2.0.0', ...shows('announcement'), bundle });
  const answer = await desk.ask('PUT', 'content/announcement', [item('Broken')]);
  assert.equal(answer.status, 422);
  assert.match(answer.body.error ?? '', /page \/home of home fails.*cannot show this/s);
  assert.doesNotMatch(await desk.read('/api/announcement/list'), /Broken/);
});

test('two lists pushed at once are both there, in the API and on the page', async () => {
  await desk.publish({ name: 'home', version: '3.0.0', ...shows('announcement', 'heroImage') });
  const answers = await Promise.all([
    desk.ask('PUT', 'content/announcement', [item('One')]),
    desk.ask('PUT', 'content/heroImage', [{ id: '1', title: 'Two', url: '/two.jpg' }]),
  ]);
  assert.deepEqual(
    answers.map((answer) => answer.status),
    [200, 200],
  );
  const home = await desk.read('/home');
  assert.match(home, /One/);
  assert.match(home, /Two/);
});
