import net from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../src/published-site.ts';
import { isFull, isLong } from '../src/series.ts';
import { startSite } from '../src/start-site.ts';

/*
 * `npm start`: on an empty data folder, again, after crashes, and with settings that cannot work.
 */
test.skip(Boolean(process.env.E2E_URL) || !isLong, 'starts its own servers, with LONG=1');
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const readText = async (address: string) => (await fetch(address)).text();

test('the first start needs only builds: it prints a line for each step, renders every page, and prints its address last', async ({
  firstStart,
}) => {
  const { output, address, page, exitCode } = firstStart;
  for (const step of ['build', 'database', 'builds', 'release', 'memory']) {
    expect(output).toMatch(new RegExp(`^ *\\d+\\.\\d s  ${step} `, 'm'));
  }
  expect(output).toMatch(/([1-9]\d*) of \1 pages rendered/);
  expect(page).toContain('Examination Cell');
  expect(output).toMatch(/^The console is at http:\/\/localhost:\d+: sign in with a token$/m);
  expect(output.trim().split('\n').at(-1)).toBe(`The site is up at ${address}`);
  expect(exitCode).toBe(0);
});

test('a second start renders nothing again; while it runs, no other server can use its data folder', async ({
  firstStart: { dataDir },
}) => {
  const site = startSite({ DATA_DIR: dataDir });
  await site.address;
  expect(site.output()).toMatch(/build +nothing changed/);
  expect(site.output()).toMatch(/release +number 1, as before/);
  const other = startSite({ DATA_DIR: dataDir });
  expect(await other.exit).toBe(1);
  expect(other.output()).toMatch(/in use by another server.*DATA_DIR/);
  site.process.kill('SIGKILL');
  await site.exit;
});

test('after the server was killed at any moment of its first start, the next start serves the whole site', async ({
  folder,
}) => {
  test.skip(!isFull, 'part of the long series (npm run test:full)');
  const crashed = path.join(folder, 'crashed');
  for (const after of [200, 900, 1600, 2500, 4000]) {
    const site = startSite({ DATA_DIR: crashed });
    await Promise.race([new Promise((resolve) => setTimeout(resolve, after)), site.address.catch(() => {})]);
    site.process.kill('SIGKILL');
    await site.exit;
  }
  const site = startSite({ DATA_DIR: crashed });
  const address = await site.address;
  for (const page of ['/', '/policies', '/rti', '/placements/Contact', '/exams']) {
    expect(await readText(address + page), page).toMatch(/<h1\b/);
  }
  site.process.kill('SIGKILL');
  await site.exit;
});

test('a port in use is refused with another to try', async ({ firstStart: { dataDir } }) => {
  const holder = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as net.AddressInfo;
  const site = startSite({ DATA_DIR: dataDir, PORT: String(port) });
  expect(await site.exit).toBe(1);
  expect(site.output()).toMatch(new RegExp(`Port ${port} is taken.*PORT=3001 npm start`));
  holder.close();
});

test('invalid settings are refused with a message, without a stack trace', async () => {
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'many' }, /PORT: .*settings\.md/],
    [{ DATABASE_URL: 'postgres://viit:secret@127.0.0.1:1/viit' }, /No database responds at DATABASE_URL/],
    [{ DATA_DIR: '/dev/null/data' }, /cannot be written.*DATA_DIR/],
  ];
  const sites = cases.map(([env, sentence]) => ({ site: startSite(env), sentence }));
  for (const { site, sentence } of sites) {
    expect(await site.exit).toBe(1);
    expect(site.output()).toMatch(sentence);
    expect(site.output()).not.toMatch(/\n {4}at |secret/);
  }
});
