import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { ManifestPage } from '@viit/contract';
import { processorTime } from '@viit/test/processor-time';
import type { PageTargets } from '../pages/process-page.ts';
import { findBrokenLinks, linkResolver } from './links.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';

const origin = 'https://viit.example';

/** A release whose pages have the given links, with these links by the keys of the pages. */
function release(pages: Readonly<Record<string, readonly string[]>>) {
  const all = Object.entries(pages).map(([path, links]): [string, SidePage] => {
    const declared: ManifestPage = {
      ...{ id: 'page', path, title: path, description: '', scripts: [], styles: [] },
      layout: 'standard',
    };
    const build = {} as SidePage['build'];
    return [
      `200 ${path}`,
      { path, status: 200, key: `${path} ${links}`, section: 'exams', build, page: declared, title: path },
    ];
  });
  const empty = new Map();
  const side: ReleaseSide = {
    ...{ builds: empty, parts: empty, contentTimes: empty, files: empty, formerPaths: empty },
    pages: new Map(all),
  };
  const targets = all.map(([, { key, path }]): [string, PageTargets] => [
    key,
    { links: [...(pages[path] ?? [])], ids: [] },
  ]);
  return { side, targets };
}

async function broken(from: ReturnType<typeof release>, to: ReturnType<typeof release>) {
  const targets = new Map([...from.targets, ...to.targets]);
  const links = await findBrokenLinks({ from: from.side, to: to.side }, targets, origin);
  return links.map(({ href, pages }) => [href, ...pages.map(({ path }) => path)]);
}

/** In the menu of every page, and without a page yet. */
const menu = ['/', '/campus-life'];
const before = { '/': menu, '/exams': [...menu, '/old'], '/cells': menu };

test('a new page is not blamed for links of the menu that led nowhere before, but for its own', async () => {
  const after = { ...before, '/library': [...menu, '/nowhere', '/old', '/exams'] };
  assert.deepEqual(await broken(release(before), release(after)), [
    ['/nowhere', '/library'],
    ['/old', '/library'],
  ]);
});

test('a link of the menu that leads nowhere from now on is found on every page', async () => {
  const withLibrary = Object.fromEntries(['/', '/cells', '/library'].map((path) => [path, [...menu, '/library']]));
  const { '/library': _, ...without } = withLibrary;
  assert.deepEqual(await broken(release(withLibrary), release({ ...without, '/new': [...menu, '/library'] })), [
    ['/library', '/', '/cells', '/new'],
  ]);
});

test('in a first release every link that leads nowhere is new', async () => {
  assert.deepEqual(await broken(release({}), release({ '/': menu })), [['/campus-life', '/']]);
});

test('a link leads to a page in any spelling of its address, and to the page that a former address redirects to', () => {
  const { side } = release({ '/exams': [], '/exams/rules': [] });
  const resolve = linkResolver({ ...side, formerPaths: new Map([['/exams/Old', '/exams/rules']]) }, origin);
  const page = side.pages.get('200 /exams') as SidePage;
  const leadsTo = (href: string) => resolve(href, page).page?.path;
  for (const href of ['/exams/rules', '/EXAMS/rules/', '/exams/r%75les?x=1', `${origin}/exams/OLD//`]) {
    assert.equal(leadsTo(href), '/exams/rules', href);
  }
  assert.equal(leadsTo('#fees'), '/exams');
  assert.deepEqual([leadsTo('https://other.example/exams'), leadsTo('/exams/unknown')], [undefined, undefined]);
});

test('other requests are answered while the links of many pages are checked', async () => {
  const site = release(Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`/exams/${i}`, menu])));
  let isDone = false;
  const search = broken(release({}), site).finally(() => {
    isDone = true;
  });
  await setImmediate();
  assert.equal(isDone, false);
  await search;
});

test('the time for a link of slashes grows with its length only', () => {
  const { side } = release({ '/exams': [] });
  const page = side.pages.get('200 /exams') as SidePage;
  const time = (length: number) => processorTime(() => linkResolver(side, origin)(`/a${'/'.repeat(length)}x`, page));
  time(5000);
  const [short, long] = [time(5000), time(20_000)];
  assert.ok(long < 5 + short * 8, `${short} ms, four times as long ${long} ms`);
});

test('feeds and calendars are made by the server, so links to them lead somewhere', async () => {
  const after = release({ '/': ['/feeds/exams/notices.atom', '/calendars/exams/dates.ics', '/feeds'] });
  assert.deepEqual(await broken(release({}), after), [['/feeds', '/']]);
});
