import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { noticesSection, publishNotices } from '../registry/testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';

/* A team makes many previews with large collections and opens them all at once. */

let registry: TestRegistry;
let cookies: string[] = [];
const loads = { running: 0, atOnce: 0, all: 0 };

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  const texts = Array.from({ length: 20 }, (_, i) => ({ id: `n${i}`, title: `Notice ${i}`, date: '2026-01-01' }));
  for (let i = 0; i < 14; i++) {
    const build = noticesSection(`2.0.${i}`, { seed: texts.slice(i % 5) });
    const { status, body } = await registry.publish(build, { channel: `many-${i}` });
    assert.equal(status, 200, body.error);
    cookies = [...cookies, `viit_preview=${String(body.link).split('/').at(-1)}`];
  }
  const query = registry.database.query.bind(registry.database);
  registry.database.query = async <Row>(...statement: Parameters<typeof query>) => {
    if (!/from rendered_page where key in/.test(statement[0])) return query<Row>(...statement);
    loads.all++;
    loads.atOnce = Math.max(loads.atOnce, ++loads.running);
    return query<Row>(...statement).finally(() => loads.running--);
  };
});
after(() => registry.close());

const open = async (cookie: string, from: string, address = '/exams') => {
  const headers = { cookie, 'x-forwarded-for': from, 'accept-encoding': 'br' };
  const response = await fetch(registry.address + address, { headers });
  return { html: await response.text(), encoding: response.headers.get('content-encoding') };
};

test('previews are loaded one after another, and each once, however many requests wait for them', async () => {
  Object.assign(loads, { atOnce: 0, all: 0 });
  const opened = await Promise.all(
    cookies.flatMap((cookie, i) => [0, 1, 2].map(() => open(cookie, `198.51.100.${i}`))),
  );
  for (const { html } of opened) assert.match(html, /Preview “many-/);
  assert.deepEqual({ ...loads }, { running: 0, atOnce: 1, all: cookies.length });
});

test('an address that opens one preview after another soon gets the live site, and others still get theirs', async () => {
  Object.assign(loads, { atOnce: 0, all: 0 });
  for (let round = 0; round < 3; round++) for (const cookie of cookies) await open(cookie, '203.0.113.1');
  assert.ok(loads.all < 2.5 * cookies.length, `${loads.all} loads`);
  const { html } = await open(cookies[0] ?? '', '203.0.113.2');
  assert.match(html, /Preview “many-0/);
});

test('lists of a preview are not compressed: that takes longer than sending them to a few people', async () => {
  const preview = await open(cookies[1] ?? '', '203.0.113.3', '/api/content/exams/notices');
  assert.equal(preview.encoding, null);
  assert.equal(JSON.parse(preview.html).length, 19);
});
