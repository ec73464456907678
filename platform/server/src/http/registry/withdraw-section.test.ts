import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { planExport } from '../../export/plan-export.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;
let library: string;

const withBreadcrumbs = (manifest: Manifest): Manifest => ({
  ...manifest,
  pages: manifest.pages.map((page) => ({
    ...page,
    breadcrumbs: [
      { name: 'Discipline Cell', path: '/cells' },
      { name: 'Opening hours', path: '/library/hours' },
    ],
  })),
});

before(async () => {
  registry = await openTestRegistry();
  library = await registry.tokenFor('library');
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'home', pages: ['/'] });
  const link =
    'exports.default = [{ id: "page-0", load: async () => ({ default: () => "<a href=\\"/library\\"><a href=\\"/library/Hours\\"><a href=\\"/documents/library/plan.pdf\\">" }) }];';
  await registry.publish({ name: 'cells', bundle: link });
  const published = await registry.publish({
    ...{ name: 'library', pages: ['/library', '/library/Hours'], change: withBreadcrumbs },
    publicFiles: { 'documents/library/plan.pdf': '%PDF' },
  });
  assert.equal(published.status, 200, published.body.error);
});
after(() => registry.close());

const withdraw = (section: string, confirmed: boolean, token = registry.token) =>
  registry.request('POST', `sections/${section}/withdrawal`, { confirmed }, token);
const statusOf = async (address: string) => (await fetch(registry.address + address, { redirect: 'manual' })).status;
const stateOf = async (section: string) => {
  const { body } = await registry.request('GET', 'sections');
  return (body as unknown as { name: string; state: string }[]).find(({ name }) => name === section)?.state;
};
/** The build of a section that is live. */
const liveBuild = async (section: string) => {
  const { body } = await registry.request('GET', 'status');
  const { sections } = body as unknown as { sections: { name: string; identity: string }[] };
  return sections.find(({ name }) => name === section);
};
const addresses = ['/library', '/library/Hours', '/LIBRARY/hours/', '/documents/library/plan.pdf'];

test('what a withdrawal would take away, and who links to it, is listed before anything changes', async () => {
  const { status, body } = await withdraw('library', false, library);
  assert.deepEqual([status, body.code], [409, 'withdrawal-unconfirmed']);
  assert.match(body.error ?? '', /takes these addresses off the site: \/library, \/library\/Hours, and 1 file\./);
  assert.match(body.error ?? '', /Links to \/library are on the pages \/cells\./);
  assert.match(body.error ?? '', /Links to \/library\/Hours are on the pages \/cells\./);
  assert.match(body.error ?? '', /Links to \/documents\/library\/plan\.pdf are on the pages \/cells\./);
  assert.match(body.error ?? '', /viit section withdraw library --yes/);
  assert.deepEqual([await statusOf('/library'), await stateOf('library')], [200, 'live']);
});

test('a section is not withdrawn by another team, and the site cannot be without its shell and its home page', async () => {
  const code = async (...args: Parameters<typeof withdraw>) => (await withdraw(...args)).body.code;
  assert.equal(await code('library', true, await registry.tokenFor('cells')), 'not-permitted');
  assert.equal(await code('shell', true), 'section-required');
  assert.equal(await code('home', true), 'section-required');
  await registry.tokenFor('museum');
  assert.deepEqual([await code('museum', true), await stateOf('museum')], ['section-not-live', 'unpublished']);
  assert.equal(await statusOf('/library'), 200);
});

test('the addresses of a withdrawn section respond with 410 and a page that leads on; other pages keep their bytes', async () => {
  const build = await liveBuild('library');
  const before = await registry.read('/cells');
  const { status, body } = await withdraw('library', true, library);
  assert.equal(status, 200, body.error);
  assert.deepEqual(body.removed, [
    { address: '/library', pages: ['/cells'], lists: [] },
    { address: '/library/Hours', pages: ['/cells'], lists: [] },
  ]);
  for (const address of addresses) assert.equal(await statusOf(address), 410, address);
  const page = await registry.read('/library/Hours');
  assert.match(page, /The page “Page \/library\/Hours” has been withdrawn/);
  assert.match(page, /<a class="home" href="\/">Go to the home page<\/a>/);
  assert.match(page, /<a href="\/cells">Go to Discipline Cell<\/a>/);
  assert.doesNotMatch(page, /Opening hours/);
  assert.match(await registry.read('/documents/library/plan.pdf'), /This document has been withdrawn/);
  assert.doesNotMatch(await registry.read('/_registry.json'), /library/);
  assert.doesNotMatch(await registry.read('/sitemap.xml'), /library/);
  assert.equal(await registry.read('/cells'), before);
  assert.deepEqual([await statusOf('/library/never-existed'), await stateOf('library')], [302, 'withdrawn']);
  assert.equal((await withdraw('library', true)).body.code, 'section-not-live');

  const preview = await registry.request('POST', 'channels/again', build, library);
  assert.equal(preview.status, 200, preview.body.error);
  assert.equal(await statusOf('/library'), 410, 'a preview brings it back only for those who open it');
  const again = await registry.request('POST', 'channels/live', build, library);
  assert.equal(again.status, 200, again.body.error);
  assert.deepEqual([await statusOf('/library'), await stateOf('library')], [200, 'live']);
  assert.match(await registry.read('/sitemap.xml'), /\/library</);
});

test('a rollback works across a withdrawal, in both directions', async () => {
  const withdrawn = await withdraw('library', true);
  const other = await registry.publish({ name: 'cells', version: '3.0.0' });
  assert.equal(other.status, 200, other.body.error);
  assert.equal(await statusOf('/library'), 410, 'other sections publish on top of it');
  const rollBack = (body: object) => registry.request('POST', 'rollback', body);
  await rollBack({ release: String(withdrawn.body.previous), confirmed: true });
  assert.equal(await statusOf('/library'), 200);
  await rollBack({ release: String(withdrawn.body.release), confirmed: true });
  assert.equal(await statusOf('/library'), 410);
  const { status, body } = await rollBack({ part: 'library' });
  assert.deepEqual([status, body.changes], [200, [{ name: 'library', from: 'withdrawn', to: '1.0.0' }]], body.error);
  assert.equal(await statusOf('/library'), 200);
});

test('the audit has the withdrawals, and an export responds with 410 too', async () => {
  await withdraw('library', false);
  await withdraw('library', true);
  const readWithdrawals = async () => {
    const { body } = await registry.request('GET', 'audit');
    const entries = body as unknown as { action: string; target: string; code: string | null }[];
    return entries.filter(({ action }) => action === 'withdrawSection').map(({ target, code }) => [target, code]);
  };
  // A row is written after its response.
  let withdrawals = await readWithdrawals();
  while (withdrawals[0]?.[0] !== 'library true') withdrawals = await readWithdrawals();
  assert.deepEqual(withdrawals.slice(0, 2), [
    ['library true', null],
    ['library false', 'withdrawal-unconfirmed'],
  ]);
  const { texts } = await planExport(registry.context, { builds: 1 });
  const textOf = (name: string) => texts.find(({ file }) => file === name)?.text ?? '';
  assert.match(textOf('site/410.html'), /No longer available/);
  assert.match(textOf('site/_redirects'), /^\/library \/410\.html 410$/m);
  assert.match(textOf('site/_redirects'), /^\/library\/Hours \/410\.html 410$/m);
  assert.match(textOf('nginx/http.conf'), /"?\/library\/hours"? "?yes"?;/);
  assert.match(textOf('nginx/server.conf'), /error_page 410 \/410\.html;/);
});
