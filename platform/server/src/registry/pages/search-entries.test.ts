import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorTime } from '@viit/test/processor-time';
import { splitPage } from './page-hashes.ts';
import { indexDocument, searchEntries } from './search-entries.ts';
import { summarizePage } from './summarize-page.ts';

const entriesOf = (main: string, kind: string) => {
  const { summary, content } = summarizePage(splitPage(`<!doctype html><title>Exams</title><main>${main}</main>`));
  return searchEntries(summary, content).filter((entry) => entry.kind === kind);
};
const found = (main: string, kind: string) => entriesOf(main, kind).map(({ title, href }) => `${title}: ${href}`);
const json = (attributes: string, value: unknown) => `<script ${attributes}>${JSON.stringify(value)}</script>`;
const lists = (value: unknown) => json('type="application/json" id="viit-content"', value);

test('an excerpt begins with the content: not with what comes before the title, navigation, filters or buttons', () => {
  const [page] = entriesOf(
    `<p>Back to home</p><nav>Core Team</nav><h1>Time Tables</h1><nav>Menu</nav><form role="search"><label>Filter</label></form>
     <button>Load More</button><p>Of all examinations <span aria-hidden="true">icon</span></p>`,
    'page',
  );
  assert.equal(page?.detail, '\nOf all examinations');
});

test('an entry of a collection leads to its place on the page, with the text that is there', () => {
  const entries = {
    '/api/content/exams/dates': [
      { id: 'fees', title: 'Last day' },
      { id: 'gone', title: 'Hidden' },
      { id: 'mba', seats: 60 },
    ],
  };
  const page = `<ol><li id="fees"><p>Last day</p><p>9 October</p></li><li id="id-3">x</li></ol><table><tr><th><b id="mba">Master</b></th><td>60</td></tr><tr><td>70</td></tr></table>${lists(entries)}`;
  const [entry, unnamed, ...others] = entriesOf(page, 'notice');
  assert.deepEqual([unnamed?.title, unnamed?.subject, unnamed?.detail], ['Master', 'mba', '60, Exams']);
  assert.deepEqual([entry?.title, entry?.detail, entry?.href, others], ['Last day', '9 October, Exams', '#fees', []]);
});

test('a person leads to the element of its entry, or to its name on the page', () => {
  const data = json('type="application/ld+json"', {
    '@graph': [{ '@type': 'Person', name: 'R. Anil-Kumar', jobTitle: 'Head' }],
  });
  const page = `<div id="dean"><p>Dr. A. Rao</p></div><p>Smt. B. Devi</p><p>Dean</p>${data}`;
  const entries = lists({ '/api/content/exams/team': [{ id: 'dean', name: 'Dr. A. Rao' }] });
  assert.deepEqual(found(page + entries, 'person'), [
    'Dr. A. Rao: #dean',
    'R. Anil-Kumar: #:~:text=R.%20Anil%2DKumar',
    'Smt. B. Devi: #:~:text=Smt.%20B.%20Devi',
  ]);
});

test('a person whose line continues with the position is found once, and one with a longer name too', () => {
  const data = json('type="application/ld+json"', {
    '@graph': [
      {
        '@type': 'Organization',
        name: 'Council',
        member: [{ '@type': 'Person', name: 'Dr. C. Das', jobTitle: 'Rector' }],
      },
    ],
  });
  const page = `<table><tr id="dean"><th>Dr. A. Rao <span>Dean, Affairs</span></th></tr></table>
    <p>Dr. C. Das <span>rector</span></p><p>Dr. A. Rao Naidu</p>${data}`;
  const entries = lists({ '/api/content/exams/team': [{ id: 'dean', name: 'Dr. A. Rao' }] });
  const names = entriesOf(page + entries, 'person').map(({ title }) => title);
  assert.deepEqual(names, ['Dr. A. Rao', 'Dr. C. Das', 'Dr. A. Rao Naidu']);
});

test('a member of a council whose position is in the table only is found with it', () => {
  const data = json('type="application/ld+json"', {
    '@graph': [{ '@type': 'Organization', name: 'Council', member: [{ '@type': 'Person', name: 'K. Raju' }] }],
  });
  const table = `<table><tr><th>K. Raju</th><td>Treasurer</td></tr><tr><th>Dr. B. Devi</th><td>Dean</td></tr></table>${data}`;
  const people = entriesOf(table, 'person').map(({ title, detail }) => `${title}: ${detail}`);
  assert.deepEqual(people, ['K. Raju: Treasurer, Exams', 'Dr. B. Devi: Dean, Exams']);
});

test('search finds a document of the site, and no file of another site however its address is written', () => {
  const links = ['/documents/rules.pdf', '//evil.example/a.pdf', '/\\evil.example/a.pdf', '/\t/evil.example/a.pdf'];
  const list = links.map((href) => `<a href="${href}">Rules PDF, not yet supplied</a>`).join('');
  assert.deepEqual(found(list, 'document'), ['Rules PDF, not yet supplied: /documents/rules.pdf']);
});

test('a notice leads to the address of its link, unless that runs a script', () => {
  const items = lists({ '/api/announcement/list': [{ title: 'Good' }, { title: 'Bad' }] });
  const page = `<a href="https://news.example/">Good</a><a href="javascript:alert(1)">Bad</a>${items}`;
  assert.deepEqual(found(page, 'notice'), ['Good: https://news.example/', 'Bad: #:~:text=Bad']);
});

const detailOf = (text: string) =>
  indexDocument('a', '/a.pdf', [text]).rows.map((row) => 'detailText' in row && row.detailText);

test('a document full of combining marks, each before others that belong below it, is read in moments', () => {
  for (const marks of ['\u0315'.repeat(15_000) + '\u0300'.repeat(15_000), '\u0315\uFF9E'.repeat(15_000)]) {
    assert.ok(processorTime(() => detailOf(`a${marks}`)) < 300);
  }
});

test('words in Telugu, Hindi and Tibetan keep all their marks', () => {
  for (const text of ['విజ్ఞాన్ ఇన్\u200bస్టిట్యూట్', 'क्ष्म्य परीक्षाओं', 'ཧཱུྃ']) {
    const marks = (one: unknown) => String(one).normalize('NFKC').match(/\p{M}/gu);
    assert.deepEqual(marks(detailOf(text)), marks(text));
  }
});
