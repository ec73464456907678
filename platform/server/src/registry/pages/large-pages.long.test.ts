import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { budgets } from '@viit/contract';
import { watchLongestTurn } from '@viit/test/longest-turn';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { processPage } from './process-page.ts';

/* While a page of nearly the greatest size is published, requests are answered. */

let registry: TestRegistry;
before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'exams' });
});
after(() => registry.close());

/** Source texts of functions that make the worst pages that the limit of HTML lets through. */
const pages = {
  'many elements': "() => '<br>'.repeat(240_000)",
  'many links':
    "() => '<main>' + Array.from({ length: 20_000 }, (_, i) => '<a href=/' + i + '.pdf>Document ' + i + '</a>').join('')",
  // These take many seconds to read.
  ...(process.env.FULL && {
    'deeply nested elements': "() => '<div>'.repeat(500) + '<p>'.repeat(200_000)",
    'one element with many attributes':
      "() => '<p ' + Array.from({ length: 40_000 }, (_, i) => 'a' + i).join(' ') + '>'",
  }),
};

/** How long a page blocks the thread that reads it, in ms. */
function timeToRead(html: string): number {
  const start = performance.now();
  try {
    processPage({ html, name: 'The page', quality: 'small' });
  } catch {
    // Some are refused, but not before they were read.
  }
  return performance.now() - start;
}

let minor = 0;
for (const [name, component] of Object.entries(pages)) {
  test(`a page of ${name} delays requests by a fraction of the time that it takes to read`, async () => {
    const html = (new Function(`return (${component})()`) as () => string)();
    const endWatch = watchLongestTurn();
    const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: ${component} }) }];`;
    const { status, body } = await registry.publish({ name: 'exams', version: `2.${++minor}.0`, bundle });
    const longest = endWatch();
    assert.ok(status === 200 || String(body.code).startsWith('page-too-'), body.error);
    const reading = timeToRead(html);
    assert.ok(longest < 100 + reading / 2, `${longest} ms, reading takes ${reading} ms (${status} ${body.code})`);
  });
}

test('words and entries for the search are stored in small parts, between which requests are answered', async () => {
  const { database } = registry;
  const { transaction } = database;
  const parts: Record<string, number[]> = {};
  let turns = 0;
  database.transaction = (work) =>
    transaction((sql) =>
      work({
        query(text, values) {
          const [, table] = /^insert into (search_\w+)/.exec(text) ?? [];
          if (table) {
            setImmediate(() => turns++);
            parts[table] = [...(parts[table] ?? []), (JSON.parse(String(values?.[0])) as unknown[]).length];
          }
          return sql.query(text, values);
        },
      }),
    );
  const page = `() => { const word = (i) => i.toString(36).replace(/\\d/g, (digit) => 'qrstuvwxyz'[digit]) + 'word';
    return '<main>' + Array.from({ length: 400 }, (_, i) => '<a href="/' + i + '.pdf">' + Array.from({ length: 15 }, (_, k) => word(i * 15 + k)).join(' ') + '</a>').join('') }`;
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: ${page} }) }];`;
  const { status, body } = await registry.publish({ name: 'exams', version: '3.0.0', bundle });
  Object.assign(database, { transaction });
  assert.equal(status, 200, body.error);
  const sum = (numbers: number[] = []) => numbers.reduce((total, one) => total + one, 0);
  assert.ok(sum(parts.search_entry) > 400 && sum(parts.search_word) > 3000, JSON.stringify(parts));
  assert.ok(Math.max(...(parts.search_entry ?? [])) <= 100 && Math.max(...(parts.search_word ?? [])) <= 1000);
  assert.ok(turns >= 8, `${turns} turns of the event loop`);
});

test('a larger shell goes live although a page is as large as allowed; the next build of its section must be smaller', async () => {
  const component = `() => '<!--' + 'x'.repeat(${budgets.documentPlain - 200}) + '-->'`;
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: ${component} }) }];`;
  const exams = await registry.publish({ name: 'exams', version: '4.0.0', bundle });
  assert.equal(exams.status, 200, exams.body.error);
  const larger = `exports.modules = {}; exports.default = [];
exports.renderPage = async ({ component }) => ({ html: '<title>t</title>' + 'header '.repeat(500) + component(), scriptHashes: [], styleHashes: [] });`;
  const shell = await registry.publish({ name: 'shell', version: '2.0.0', bundle: larger });
  assert.equal(shell.status, 200, shell.body.error);
  const next = await registry.publish({ name: 'exams', version: '4.0.1', bundle });
  assert.equal(next.body.code, 'page-too-large', next.body.error);
});
