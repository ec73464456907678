import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { comparisonSchema } from '@viit/contract/registry-api';
import { watchLongestTurn } from '@viit/test/longest-turn';
import { htmlSection, htmlShell } from '../../registry/testing/html-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { watchQueries } from '../../registry/testing/watch-queries.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish(htmlShell('1.0.0'));
});
after(() => registry.close());

test('a comparison has what is stored about one page in memory, however many pages differ', async () => {
  const exams = (version: string) => {
    const addresses = Array.from({ length: 30 }, (_, i) => (i === 0 ? '/exams' : `/exams/${i}`));
    return htmlSection(
      'exams',
      version,
      Object.fromEntries(addresses.map((one) => [one, `<h1>${one} ${version}</h1>`])),
    );
  };
  await registry.publish(exams('0.1.0'));
  await registry.publish(exams('0.2.0'), { channel: 'many' });
  const { query } = registry.database;
  let [read, most] = [0, 0];
  registry.database.query = async <Row>(...statement: Parameters<typeof query>) => {
    const rows = await query<Row & { summary?: unknown }>(...statement);
    const count = rows.filter(({ summary }) => summary).length;
    read += count;
    most = Math.max(most, count);
    return rows;
  };
  const { body } = await registry.request('GET', 'comparison?from=live&to=many');
  assert.equal(comparisonSchema.parse(body).pages.length, 30);
  assert.equal(most, 2, 'the page of one release and that of the other');
  read = 0;
  const short = await registry.request('GET', 'comparison/short?from=live&to=many');
  registry.database.query = query;
  assert.deepEqual(short.body.counts, body.counts);
  assert.equal(read, 0, 'a comparison without texts reads none');
});

test('of the comparisons of one token, one runs at a time, and another token does not wait for all of them', async () => {
  const tokens = await Promise.all(['exams', 'tester'].map((scope) => registry.tokenFor(scope)));
  const comparisons = watchQueries(registry.database, /octet_length/);
  const ended: number[] = [];
  const compare = async (i: number, route = 'comparison') => {
    const { status } = await registry.request('GET', `${route}?from=live&to=1`, undefined, tokens[i]);
    assert.equal(status, 200);
    ended.push(i);
  };
  await Promise.all([...Array.from({ length: 12 }, (_, n) => compare(0, n % 2 ? 'comparison/pages' : 'comparison'))]);
  assert.equal(comparisons.most, 1);
  ended.length = 0;
  await Promise.all([...Array.from({ length: 12 }, () => compare(0)), compare(1)]);
  comparisons.stop();
  assert.ok(ended.indexOf(1) < 6, ended.join());
});

test('a comparison lists texts up to a limit, and beyond it the pages with the kinds of their changes', async () => {
  const home = (version: string) => {
    const text = `${version} words `.repeat(60_000);
    const addresses = ['/home', '/home/a', '/home/b', '/home/c'];
    return htmlSection('home', version, Object.fromEntries(addresses.map((one) => [one, `<h2>${text}</h2>`])));
  };
  await registry.publish(home('1.0.0'));
  const sent = await registry.publish(home('1.1.0'), { channel: 'long' });
  assert.equal(sent.status, 200, sent.body.error);
  const { body } = await registry.request('GET', 'comparison?from=live&to=long');
  const { pages } = comparisonSchema.parse(body);
  assert.ok(JSON.stringify(body).length < 3_000_000);
  assert.deepEqual(
    pages.map(({ path, kinds }) => [path, kinds]),
    ['/home', '/home/a', '/home/b', '/home/c'].map((path) => [path, ['text', 'headings']]),
  );
  assert.match(pages[3]?.main.text[0]?.words[0]?.text ?? '', /too long to be listed/);
});

test('visitors do not wait while two releases are compared that have no words in common', async () => {
  const words = (letter: string, paragraph: number) =>
    Array.from({ length: 1300 }, (_, i) => `${letter}${paragraph}x${i}`).join(' ');
  const exams = (version: string, letter: string) => {
    const paragraphs = Array.from({ length: 12 }, (_, i) => `<p>${words(letter, i)}</p>`);
    return htmlSection('exams', version, { '/exams': `<h1>Exams</h1>${paragraphs.join('')}` });
  };
  await registry.publish(exams('1.0.0', 'a'), { remove: Array.from({ length: 29 }, (_, i) => `/exams/${i + 1}`) });
  const sent = await registry.publish(exams('1.1.0', 'b'), { channel: 'rewritten' });
  assert.equal(sent.status, 200, sent.body.error);
  const endWatch = watchLongestTurn();
  const { body } = await registry.request('GET', 'comparison?from=live&to=rewritten');
  const longest = endWatch();
  const [page] = comparisonSchema.parse(body).pages;
  const changes = page?.main.text.flatMap(({ words }) => words.map(({ change }) => change)) ?? [];
  assert.ok(longest < 1000, `the longest wait was ${Math.round(longest)} ms`);
  assert.equal(changes.length, 24, 'each paragraph is listed as removed and as added');
});
