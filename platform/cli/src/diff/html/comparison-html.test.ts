import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeComparison } from '@viit/contract/comparison-text';
import type { Comparison, PageChange } from '@viit/contract/registry-api';
import type { VisualComparison } from '../visual/visual-comparison.ts';
import { comparisonHtml } from './comparison-html.ts';

const nothing = { added: [], removed: [] };
const size = { from: 0, to: 0 };
const side = { release: '1', at: '2026-11-20T10:00:00.000Z', by: 'exams team', note: 'published exams' };

const page: PageChange = {
  ...{ path: '/exams', section: 'exams', title: 'Exams', layout: 'plain', change: 'changed', kinds: ['text'] },
  ...{ headings: nothing, structuredData: nothing, lists: [] },
  main: {
    text: [
      {
        words: [
          { change: 'removed', text: '<b>old</b>' },
          { change: 'added', text: 'new' },
        ],
      },
    ],
    moreText: 0,
    links: { added: [], removed: [], moved: [] },
    images: nothing,
  },
  bytes: { html: size, styles: size, scripts: size, scriptLimit: null },
};

const comparison: Comparison = {
  from: { name: 'live', ...side },
  to: { name: 'autumn', ...side },
  ...{ builds: [], outdated: [], frames: [], styles: [], files: [], lists: [], overBudget: [] },
  counts: { added: 0, removed: 0, moved: 0, changed: 1, scriptsOnly: 0, unchanged: 3 },
  pages: [page],
  brokenLinks: [{ href: '/gone', text: 'Gone', reason: 'no-such-address', pages: [{ path: '/', section: 'home' }] }],
};

const visual: VisualComparison = {
  ...{ same: ['/cells', '/'], identical: ['/'] },
  pages: [
    {
      ...{ path: '/exams', section: 'exams', axe: { added: ['label: input'], removed: [] }, console: nothing },
      layoutShift: { from: 0, to: 0 },
      widths: [
        {
          ...{ width: 360, changedPercent: 1.5, area: { x: 1, y: 2, width: 3, height: 4 } },
          pictures: { from: 'pictures/a.png', to: 'pictures/b.png' },
        },
      ],
    },
  ],
};

const render = (looks?: VisualComparison) => comparisonHtml(comparison, looks, { style: '', script: '' });

test('the comparison names the releases, counts the pages, and puts links that lead nowhere first', () => {
  const html = render();
  assert.match(html, /<strong>autumn<\/strong>/);
  assert.match(html, /1 page changes, none goes away; 3 pages stay the same\./);
  assert.ok(html.indexOf('Links that now lead nowhere') < html.indexOf('<h3>/exams</h3>'));
});

test('the name of a section cannot add markup', () => {
  const section = '"><script>alert(1)</script>';
  const html = comparisonHtml({ ...comparison, pages: [{ ...page, section }] }, undefined, { style: '', script: '' });
  assert.doesNotMatch(html, /<script>alert/);
});

test('texts of a page are shown with what goes and comes, and cannot add markup', () => {
  assert.match(render(), /<del>&lt;b&gt;old&lt;\/b&gt;<\/del><ins>new<\/ins>/);
});

test('a page with pictures has them with a description, and findings of the browser', () => {
  const html = render(visual);
  assert.match(html, /<img src="pictures\/a\.png" loading="lazy" alt="\/exams at 360 px, before"/);
  assert.match(html, /<ins>label: input<\/ins> is new/);
  assert.match(html, /data-tags="text look findings"/);
  assert.match(html, /2 pages look and behave the same at every width\. 1 of these did not have to be opened/);
});

test('rules of stylesheets that differ are listed with the pages that have them, in HTML and as text', () => {
  const rule = { rule: '.exams_title', removed: ['margin:0'], added: ['margin:2px'] };
  const styled: Comparison = {
    ...comparison,
    styles: [
      { section: 'exams', pages: ['/exams'], rules: [rule], moreRules: 2 },
      { section: 'shell', pages: [], rules: [{ ...rule, rule: 'h1' }], moreRules: 0 },
    ],
  };
  const html = comparisonHtml(styled, undefined, { style: '', script: '' });
  assert.match(
    html,
    /<h3>\/exams of exams<\/h3>.*\.exams_title \{ <del>margin:0<\/del> <ins>margin:2px<\/ins> \}.*… and 2 more/,
  );
  const text = describeComparison(styled).join('\n');
  assert.match(text, /\nStyles of \/exams of exams\n {2}\.exams_title: \[-margin:0-\] \{\+margin:2px\+\}\n/);
  assert.match(text, /\nStyles of the shell, on every page\n {2}h1: /);
});

test('a page that goes away has its pictures without a comparison, and its texts one click away', () => {
  const area = undefined;
  const pictures = { from: 'pictures/a.png', to: undefined };
  const [look] = visual.pages as [VisualComparison['pages'][number]];
  const html = comparisonHtml(
    { ...comparison, pages: [{ ...page, change: 'removed' }] },
    { ...visual, pages: [{ ...look, widths: [{ width: 360, changedPercent: 100, area, pictures }] }] },
    { style: '', script: '' },
  );
  assert.match(html, /<details><summary>What it said<\/summary>.*<del>&lt;b&gt;old/);
  assert.match(html, /<h4>360 px<\/h4>.*<img src="pictures\/a\.png"/);
  assert.doesNotMatch(html, /type="range"|100%|The page does not exist/);
});

test('a link that leads nowhere from many pages names their sections, and the pages one click away', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path, i) => ({ path, section: i < 3 ? 'cells' : 'home' }));
  const brokenLinks = comparison.brokenLinks.map((link) => ({ ...link, pages }));
  const html = comparisonHtml({ ...comparison, brokenLinks }, undefined, { style: '', script: '' });
  assert.match(
    html,
    /<summary>It is on 4 pages of cells and home<\/summary><ul><li>cells: \/a, \/b, \/c<\/li><li>home: \/d</,
  );
  assert.match(render(), /no such address\. It is on \/ \(home\)\./);
});

test('what differs in a picture is outlined by its area', () => {
  // In shares of the picture's width, which is 360 px.
  const expected = /class="area" style="left:0\.28cqw;top:0\.56cqw;width:0\.83cqw;height:1\.11cqw"/;
  assert.match(render(visual), expected);
});

test('nothing in the HTML is loaded from elsewhere', () => {
  assert.doesNotMatch(render(visual), /(?:src|href)="(?:https?:)?\/\//);
});
