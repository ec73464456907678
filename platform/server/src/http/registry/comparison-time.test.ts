import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { comparisonSchema } from '@viit/contract/registry-api';
import { htmlSection, htmlShell } from '../../registry/testing/html-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

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
  let most = 0;
  registry.database.query = async <Row>(...statement: Parameters<typeof query>) => {
    const rows = await query<Row & { summary?: unknown }>(...statement);
    most = Math.max(most, rows.filter(({ summary }) => summary).length);
    return rows;
  };
  const { body } = await registry.request('GET', 'comparison?from=live&to=many');
  registry.database.query = query;
  assert.equal(comparisonSchema.parse(body).pages.length, 30);
  assert.equal(most, 2, 'the page of one release and that of the other');
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
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await setTimeout(50);
  const { body } = await registry.request('GET', 'comparison?from=live&to=rewritten');
  await setTimeout(50);
  delay.disable();
  const [page] = comparisonSchema.parse(body).pages;
  const changes = page?.main.text.flatMap(({ words }) => words.map(({ change }) => change)) ?? [];
  assert.ok(delay.max < 1e9, `the longest wait was ${Math.round(delay.max / 1e6)} ms`);
  assert.equal(changes.length, 24, 'each paragraph is listed as removed and as added');
});
