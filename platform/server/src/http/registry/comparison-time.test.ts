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

test('visitors do not wait while two releases are compared that have no words in common', async () => {
  const words = (letter: string, paragraph: number) =>
    Array.from({ length: 1300 }, (_, i) => `${letter}${paragraph}x${i}`).join(' ');
  const exams = (version: string, letter: string) => {
    const paragraphs = Array.from({ length: 12 }, (_, i) => `<p>${words(letter, i)}</p>`);
    return htmlSection('exams', version, { '/exams': `<h1>Exams</h1>${paragraphs.join('')}` });
  };
  await registry.publish(exams('1.0.0', 'a'));
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
