import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  type Comparison,
  comparedPagesSchema,
  comparisonSchema,
  type ShortComparison,
} from '@viit/contract/registry-api';
import { type HtmlPage, htmlSection, htmlShell } from '../../registry/testing/html-builds.ts';
import type { SampleBuild } from '../../registry/testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* Seeded changes: each is made on purpose in one build, and the comparison names it with section and page. */

let registry: TestRegistry;
let version = 0;

const examsPages: Record<string, HtmlPage | string> = {
  '/exams':
    '<h1>Exams</h1><p>All dates of the <b>winter</b> term.</p><a href="/exams/rules">Rules</a><a href="/cells">Cells</a>',
  '/exams/rules': {
    html: '<h1 id="top-rules">Rules</h1><p id="fees">Fees are due in May.</p>',
    id: 'rules',
    script: '// rules',
  },
  '/exams/news': { html: '<h1>News</h1>', list: '/api/content/exams/notices' },
};
const cellsPages = {
  '/cells':
    '<h1 id="members">Cells</h1><a href="/exams/rules#fees">Fees</a><a href="/pdfs/a.pdf">Notes</a><img src="/cells.png" alt="The hall">',
};
const files: Record<string, string> = { 'pdfs/a.pdf': 'a', 'cells.png': 'picture' };

before(async () => {
  registry = await openTestRegistry();
  await registry.publish(htmlShell('1.0.0'));
  await registry.publish(htmlSection('exams', '1.0.0', examsPages, files));
  await registry.publish(htmlSection('cells', '1.0.0', cellsPages));
});
after(() => registry.close());

const compare = async (to: string, { from = 'live', token = registry.token } = {}) => {
  const response = await registry.request('GET', `comparison?from=${from}&to=${to}`, undefined, token);
  assert.equal(response.status, 200, response.body.error);
  return comparisonSchema.parse(response.body);
};

/** Creates a preview with a build. @returns the preview's name. */
async function previewOf(build: (version: string) => SampleBuild): Promise<string> {
  const number = ++version;
  const name = `seed-${number}`;
  const sent = await registry.publish(build(`2.${number}.0`), { channel: name });
  assert.equal(sent.status, 200, sent.body.error);
  return name;
}

/** Compares the live site with a preview of a build. */
const seed = async (build: (version: string) => SampleBuild): Promise<Comparison> => compare(await previewOf(build));

const seedExams = (pages: typeof examsPages, publicFiles = files, without: readonly string[] = []) =>
  seed((version) => {
    const all = Object.entries({ ...examsPages, ...pages }).filter(([path]) => !without.includes(path));
    return htmlSection('exams', version, Object.fromEntries(all), publicFiles);
  });
const brokenLinks = (comparison: Comparison) =>
  comparison.brokenLinks.map(({ href, reason, pages }) => [href, reason, pages.map(({ path }) => path)]);
const changedPages = ({ pages }: Comparison) =>
  pages.map(({ section, path, change, kinds }) => [section, path, change, kinds]);

test('a new version whose pages say the same changes nothing for visitors', async () => {
  const comparison = await seedExams({});
  assert.deepEqual(changedPages(comparison), []);
  assert.equal(comparison.counts.unchanged, 4);
  const [build] = comparison.builds;
  assert.deepEqual([build?.name, build?.from?.version, build?.to?.by], ['exams', '1.0.0', 'the operator']);
});

test('a changed word is found with its page, and the words around it', async () => {
  const comparison = await seedExams({ '/exams': String(examsPages['/exams']).replace('winter', 'summer') });
  assert.deepEqual(changedPages(comparison), [['exams', '/exams', 'changed', ['text']]]);
  assert.deepEqual(comparison.pages[0]?.main.text, [
    {
      words: [
        { change: 'same', text: 'All dates of the ' },
        { change: 'removed', text: 'winter' },
        { change: 'added', text: 'summer' },
        { change: 'same', text: ' term.' },
      ],
    },
  ]);
});

test('a link that leads elsewhere is found with both targets', async () => {
  const comparison = await seedExams({ '/exams': String(examsPages['/exams']).replace('"/cells"', '"/exams/news"') });
  assert.deepEqual(comparison.pages[0]?.main.links.moved, [{ text: 'Cells', from: '/cells', to: '/exams/news' }]);
  assert.deepEqual(comparison.brokenLinks, []);
});

test('a removed page is found, and every page that links to it, also in other sections', async () => {
  const comparison = await seedExams({}, files, ['/exams/rules']);
  assert.deepEqual(changedPages(comparison), [['exams', '/exams/rules', 'removed', []]]);
  assert.deepEqual(brokenLinks(comparison).sort(), [
    ['/exams/rules#fees', 'no-such-address', ['/cells']],
    ['/exams/rules', 'no-such-address', ['/exams']],
  ]);
});

test('a fragment that disappears breaks the links to it', async () => {
  const page = examsPages['/exams/rules'] as HtmlPage;
  const comparison = await seedExams({ '/exams/rules': { ...page, html: page.html.replace(' id="fees"', '') } });
  assert.deepEqual(changedPages(comparison), [['exams', '/exams/rules', 'changed', ['markup']]]);
  assert.deepEqual(brokenLinks(comparison), [['/exams/rules#fees', 'no-such-fragment', ['/cells']]]);
});

test('a link of a changed page to a fragment of an unchanged one is checked, and a link to its top is fine', async () => {
  const links = ['#members', '#top', '#nothing'].map((id) => `<a href="/cells${id}">Cells</a>`);
  const comparison = await seedExams({ '/exams': `${examsPages['/exams']}${links.join('')}` });
  assert.deepEqual(brokenLinks(comparison), [['/cells#nothing', 'no-such-fragment', ['/exams']]]);
});

test('a page at another address that names its former one has moved, and links to the former one still lead there', async () => {
  const { '/exams/rules': rules } = examsPages;
  const regulations = { ...(rules as HtmlPage), id: 'regulations', formerPaths: ['/exams/rules'] };
  const comparison = await seedExams({ '/exams/regulations': regulations }, files, ['/exams/rules']);
  const [page] = comparison.pages;
  assert.deepEqual(
    [page?.change, page?.movedFrom, page?.path, page?.redirectsTo],
    ['moved', '/exams/rules', '/exams/regulations', '/exams/regulations'],
  );
  assert.equal(comparison.counts.removed, 0);
  assert.deepEqual(comparison.brokenLinks, []);
});

test('a page that another one takes over goes away, with where its address redirects to', async () => {
  const rules = examsPages['/exams/rules'] as HtmlPage;
  const news = { ...(examsPages['/exams/news'] as HtmlPage), html: `<h1>News</h1>${rules.html}` };
  const pages = { '/exams/news': { ...news, formerPaths: ['/exams/rules'] } };
  const comparison = await seedExams(pages, files, ['/exams/rules']);
  const removed = comparison.pages.filter(({ change }) => change === 'removed');
  assert.deepEqual(
    removed.map(({ path, redirectsTo }) => [path, redirectsTo]),
    [['/exams/rules', '/exams/news']],
  );
  assert.deepEqual(comparison.brokenLinks, []);
});

test('a page at another address that does not name its former one has moved, and links to the former one are broken', async () => {
  const { '/exams/rules': rules = '' } = examsPages;
  const comparison = await seedExams({ '/exams/regulations': rules }, files, ['/exams/rules']);
  const [page] = comparison.pages;
  assert.deepEqual([page?.change, page?.movedFrom, page?.path], ['moved', '/exams/rules', '/exams/regulations']);
  assert.equal(page?.redirectsTo, undefined);
  assert.deepEqual(comparison.counts, { added: 0, removed: 0, moved: 1, changed: 0, scriptsOnly: 0, unchanged: 3 });
  assert.equal(comparison.brokenLinks.length, 2);
});

test('a list with the name of what every object has is compared like any other', async () => {
  const html = '<h1>News</h1><script type="application/json" id="viit-content">{"constructor":[]}</script>';
  const { pages } = await seed((version) => htmlSection('exams', version, { ...examsPages, '/exams/news': { html } }));
  assert.equal(pages[0]?.path, '/exams/news');
});

test('a script that grows by 12 KB is found with its size', async () => {
  const page = examsPages['/exams/rules'] as HtmlPage;
  const script = `// ${randomBytes(12_000).toString('base64')}`;
  const comparison = await seedExams({ '/exams/rules': { ...page, script } });
  assert.deepEqual(changedPages(comparison), [['exams', '/exams/rules', 'changed', ['scripts']]]);
  assert.deepEqual([comparison.counts.changed, comparison.counts.scriptsOnly], [0, 1]);
  const { scripts } = comparison.pages[0]?.bytes ?? {};
  assert.ok(scripts && scripts.to - scripts.from > 11_000, JSON.stringify(scripts));
  assert.deepEqual(comparison.overBudget, []);
});

test('files that are new, gone or exchanged are found with their sizes', async () => {
  const comparison = await seedExams({}, { 'pdfs/b.pdf': 'bb', 'cells.png': 'another picture' });
  assert.deepEqual(comparison.files, [
    { path: '/cells.png', section: 'exams', change: 'changed', bytes: { from: 7, to: 15 } },
    { path: '/pdfs/a.pdf', section: 'exams', change: 'removed', bytes: { from: 1, to: 0 } },
    { path: '/pdfs/b.pdf', section: 'exams', change: 'added', bytes: { from: 0, to: 2 } },
  ]);
  assert.deepEqual(brokenLinks(comparison), [['/pdfs/a.pdf', 'no-such-address', ['/cells']]]);
});

test('a rule of a stylesheet that changes is found with the pages that have it', async () => {
  const styled = (version: string, width: number) => {
    const rules = {
      ...(examsPages['/exams/rules'] as HtmlPage),
      style: `@media print{.exams_rules{width:${width}px}}`,
    };
    return htmlSection('exams', version, { ...examsPages, '/exams/rules': rules }, files);
  };
  const names = await Promise.all([
    previewOf((version) => styled(version, 1)),
    previewOf((version) => styled(version, 2)),
  ]);
  const comparison = await compare(names[1], { from: names[0] });
  assert.deepEqual(changedPages(comparison), [['exams', '/exams/rules', 'changed', ['styles']]]);
  assert.deepEqual(comparison.styles, [
    {
      ...{ section: 'exams', pages: ['/exams/rules'], moreRules: 0 },
      rules: [{ rule: '@media print .exams_rules', removed: ['width:1px'], added: ['width:2px'] }],
    },
  ]);
});

test('a style of a new shell that reaches the pages of every section is found on all of them', async () => {
  const comparison = await seed((version) => htmlShell(version, { style: 'h1{color:red}' }));
  assert.deepEqual(
    changedPages(comparison).map(([section, path, , kinds]) => [section, path, kinds]),
    [['cells', '/cells'], ...Object.keys(examsPages).map((path) => ['exams', path])].map((page) => [
      ...page,
      ['styles'],
    ]),
  );
});

test('a change outside main is reported once with all pages that have it', async () => {
  const comparison = await seed((version) => htmlShell(version, { footer: 'University' }));
  assert.equal(comparison.counts.changed, 4);
  assert.equal(comparison.frames.length, 1);
  assert.equal(comparison.frames[0]?.pages.length, 4);
  assert.deepEqual(comparison.frames[0]?.change.text[0]?.words[1], { change: 'added', text: 'University' });
});

test('a changed list is found with the items that are new and gone, on the pages that show it', async () => {
  const item = (title: string, i: number) => ({ id: `${i}`, title });
  const replace = (titles: string[]) => registry.publishEntries('exams/notices', titles.map(item));
  const before = await replace(['Admissions open']);
  const now = await replace(['Admissions closed']);
  const comparison = await compare(String(now.body.release), { from: String(before.body.release) });
  assert.deepEqual(comparison.lists, [
    { list: '/api/content/exams/notices', added: ['Admissions closed'], removed: ['Admissions open'] },
  ]);
  assert.deepEqual(changedPages(comparison), [['exams', '/exams/news', 'changed', ['lists']]]);
});

test('sections that have gone live since a preview was made are left out and named', async () => {
  const pages = { ...examsPages, '/exams/new': '<h1>New</h1>' };
  const name = await previewOf((version) => htmlSection('exams', version, pages, files));
  await registry.publish(htmlSection('cells', '3.0.0', { '/cells': `${cellsPages['/cells']}<p>More.</p>` }));
  const comparison = await compare(name);
  assert.deepEqual(comparison.outdated, ['cells']);
  assert.deepEqual(changedPages(comparison), [['exams', '/exams/new', 'added', []]]);
});

test('a team compares what is or was live and its own previews; a tester compares everything', async () => {
  const name = `seed-${++version}`;
  const { body } = await registry.publish(htmlSection('exams', '4.0.0', examsPages), { channel: name });
  const compare = async (scope: string, to: string) => {
    const response = await registry.request('GET', `comparison?to=${to}`, undefined, await registry.tokenFor(scope));
    return [response.status, response.body.code];
  };
  assert.deepEqual(await compare('exams', name), [200, undefined]);
  assert.deepEqual(await compare('cells', name), [403, 'preview-not-owned']);
  assert.deepEqual(await compare('cells', String(body.release)), [404, 'release-unknown']);
  assert.deepEqual(await compare('cells', 'nothing-here'), [404, 'preview-unknown']);
  assert.deepEqual(await compare('cells', '1'), [200, undefined]);
  assert.deepEqual(await compare('tester', name), [200, undefined]);
  assert.deepEqual(await compare('tester', String(body.release)), [200, undefined]);
});

test('the pages of two releases are listed with the hashes of their HTML, for a browser', async () => {
  const { body } = await registry.request('GET', 'comparison/pages?from=live&to=live');
  const { pages } = comparedPagesSchema.parse(body);
  const cells = pages.find(({ path }) => path === '/cells');
  assert.deepEqual(
    [cells?.section, cells?.layout, cells?.from === cells?.to, cells?.from?.length],
    ['cells', 'standard', true, 64],
  );
});

test('the short comparison has counts and the scripts that grow', async () => {
  const page = examsPages['/exams/rules'] as HtmlPage;
  const pages = { ...examsPages, '/exams/rules': { ...page, script: '// rules and more' } };
  const name = await previewOf((version) => htmlSection('exams', version, pages, files));
  const { body } = await registry.request('GET', `comparison/short?to=${name}`);
  const { counts, grown } = body as unknown as ShortComparison;
  assert.deepEqual([counts.scriptsOnly, grown[0]?.path], [1, '/exams/rules']);
});
