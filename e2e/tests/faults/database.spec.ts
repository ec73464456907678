import { expect, test } from '@playwright/test';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { pageOf, sections } from '../../src/fault-cases.ts';
import { isFull } from '../../src/series.ts';
import { startSite } from '../../src/start-site.ts';

test.skip(Boolean(process.env.E2E_URL) || !isFull, 'stops its database, in the full series');
test.skip(!hasPostgres(), 'PostgreSQL is not installed');
test.describe.configure({ timeout: 300_000 });

async function read(address: string) {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

test('two servers share a site on PostgreSQL; without the database both still serve every section and report that it is down', async () => {
  const postgres = await startPostgres();
  const DATABASE_URL = postgres.createDatabase();
  const first = startSite({ DATABASE_URL });
  await first.address;
  expect(first.output()).toMatch(/database +postgresql/);
  const second = startSite({ DATABASE_URL });
  const addresses = [await first.address, await second.address];
  expect(second.output(), 'the second server does not render again').toMatch(/release +number 1, as before/);
  const before = await Promise.all(sections.map((section) => read(addresses[0] + pageOf[section])));
  const lists = await read(`${addresses[0]}/api/announcement/list`);

  await postgres.stop();
  for (const address of addresses) {
    for (const [i, section] of sections.entries()) {
      const { status, text } = await read(address + pageOf[section]);
      const asBefore = text === before[i]?.text ? 'the same page' : text.slice(0, 300);
      expect([status, asBefore], `${pageOf[section]} without the database`).toEqual([200, 'the same page']);
    }
    expect(await read(`${address}/api/announcement/list`)).toEqual(lists);
    const entry = /"entry":"([^"]+)"/.exec(before[0]?.text ?? '')?.[1] ?? '';
    expect((await read(address + entry)).status, 'code of a section').toBe(200);
    expect((await read(`${address}/healthz`)).status).toBe(200);
    expect((await read(`${address}/readyz`)).text).toContain('"database":"down"');
    // What is only in the database gets an error message without internals.
    const old = await read(`${address}/_builds/exams/000000000000/remoteEntry.js`);
    expect([404, 500, 503]).toContain(old.status);
    expect(old.text).not.toMatch(/ECONNREFUSED|\n {4}at /);
  }

  for (const site of [first, second]) {
    site.process.kill('SIGTERM');
    expect(await site.exit, site.output()).toBe(0);
    expect(site.output()).toContain('the release in memory is still served');
  }
});
