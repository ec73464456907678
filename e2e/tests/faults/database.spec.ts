import { expect, test } from '@playwright/test';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { sections } from '../../src/broken-site.ts';
import { pageOf } from '../../src/fault-series.ts';
import { startSite } from '../../src/start-site.ts';

test.skip(Boolean(process.env.E2E_URL), 'the database of another site is not ours to stop');
test.skip(!hasPostgres(), 'PostgreSQL is not on this machine');
test.describe.configure({ timeout: 300_000 });

test('with the database gone every section is served on from memory, and who watches the site is told', async () => {
  const postgres = await startPostgres();
  const site = startSite({ DATABASE_URL: postgres.freshDatabase() });
  const address = await site.address;
  const read = async (path: string) => {
    const answer = await fetch(address + path, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const before = await Promise.all(sections.map((section) => read(pageOf[section])));
  const lists = await read('/api/announcement/list');

  await postgres.stop();
  for (const [i, section] of sections.entries()) expect(await read(pageOf[section]), section).toEqual(before[i]);
  expect(await read('/api/announcement/list')).toEqual(lists);
  const entry = /"entry":"([^"]+)"/.exec(before[0]?.text ?? '')?.[1] ?? '';
  expect((await read(entry)).status, 'code of a section').toBe(200);
  expect((await read('/healthz')).status).toBe(200);
  expect((await read('/readyz')).text).toContain('"database":"down"');
  // What only the database knows is refused in words, not by a broken page.
  const old = await read('/_builds/exams/000000000000/remoteEntry.js');
  expect([404, 500, 503]).toContain(old.status);
  expect(old.text).not.toMatch(/ECONNREFUSED|\n {4}at /);

  site.process.kill('SIGTERM');
  await site.exit;
  expect(site.output()).toContain('the release in memory is served on');
});
