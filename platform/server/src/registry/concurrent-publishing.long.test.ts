import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from './testing/test-registry.ts';
import { watchQueries } from './testing/watch-queries.ts';

const sections = ['home', 'institution', 'cells', 'placements', 'exams'];
/** `npm run test:full` sends more. */
const versions = process.env.FULL ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2];
const count = sections.length * versions.length;
const readers = process.env.FULL ? 50 : 10;
let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  for (const name of sections) await registry.publish({ name, pages: [`/${name}`, `/${name}/two`] });
});
after(() => registry.close());

test(`${count} publishes of 5 sections at the same time are all live at some moment, and every release is complete`, async () => {
  const jobs = sections.flatMap((name) => versions.map((n) => ({ name, version: `2.${n}.0` })));
  const tokens: Record<string, string> = {};
  for (const name of sections) {
    const { body } = await registry.request('POST', 'tokens', { rights: { [name]: 'publish' }, label: name });
    tokens[name] = String(body.token);
  }
  const responses = await Promise.all(
    jobs.map(({ name, version }) =>
      registry.publish({ name, version, pages: [`/${name}`, `/${name}/two`] }, { token: tokens[name] ?? '' }),
    ),
  );
  assert.deepEqual(
    responses.map((response) => response.body.error ?? response.status),
    jobs.map(() => 200),
  );
  const releases = await registry.database.query<{ release: string; count: string | number }>(
    `select s.release, count(*) as count from channel_switch s join release_build p on p.release = s.release
     where s.channel = 'live' group by s.release, s.id order by s.id desc limit ${count}`,
  );
  assert.deepEqual(
    releases.map((row) => Number(row.count)),
    releases.map(() => 6),
  );
  const wereLive = await registry.database.query<{ name: string; version: string }>(
    `select distinct b.name, b.version from channel_switch s join release_build p on p.release = s.release
     join build b on b.name = p.name and b.identity = p.identity where s.channel = 'live' and b.version like '2.%'`,
  );
  assert.equal(wereLive.length, count);
  for (const name of sections) {
    const version = /2\.\d\.0/.exec(await registry.read(`/${name}`))?.[0];
    assert.ok(version, `${name} shows one of its new versions`);
    assert.match(
      await registry.read(`/${name}/two`),
      new RegExp(version.replaceAll('.', '\\.')),
      'both pages show the same',
    );
  }
});

test('of many changes that a token sends at once, two are made at the same time', async () => {
  const [exams = '', cells = ''] = await Promise.all(['exams', 'cells'].map((name) => registry.tokenFor(name)));
  const versions = ['4.0.0', '4.1.0', '4.2.0'];
  const pages = ['/exams', '/exams/two'];
  for (const version of versions) await registry.publish({ name: 'exams', version, pages }, { token: exams });
  const { body } = await registry.request('GET', 'builds/exams', undefined, exams);
  const builds = (body as unknown as { version: string; identity: string }[]).filter(({ version }) =>
    versions.includes(version),
  );
  const plans = watchQueries(registry.database, /c\.chosen from channel c/);
  const switches = Array.from({ length: 9 }, (_, i) =>
    registry.request('POST', 'channels/live', { name: 'exams', identity: builds[i % 3]?.identity }, exams),
  );
  const published = await registry.publish(
    { name: 'cells', version: '4.0.0', pages: ['/cells', '/cells/two'] },
    { token: cells },
  );
  const statuses = (await Promise.all(switches)).map(({ status }) => status);
  plans.stop();
  assert.equal(published.status, 200, published.body.error);
  assert.deepEqual([...new Set(statuses)], [200]);
  assert.ok(plans.most <= 3, `${plans.most} plans at the same time: two of one token, one of the other`);
});

test(`while ${readers} clients read and a section is published, no request fails and only that section changes`, async () => {
  const addresses = sections.flatMap((name) => [`/${name}`, `/${name}/two`]);
  const before = new Map(
    await Promise.all(addresses.map(async (address) => [address, await registry.read(address)] as const)),
  );
  let isDone = false;
  let count = 0;
  const failures: string[] = [];
  const client = async (n: number) => {
    for (let i = n; !isDone; i++) {
      const address = addresses[i % addresses.length] ?? '/exams';
      const response = await fetch(registry.address + address);
      const text = await response.text();
      const isCorrect = text === before.get(address) || (address.startsWith('/exams') && text.includes('3.0.0'));
      if (response.status !== 200 || !isCorrect) failures.push(`${address} ${response.status}`);
      count++;
    }
  };
  const clients = Array.from({ length: readers }, (_, n) => client(n));
  const published = await registry.publish({ name: 'exams', version: '3.0.0', pages: ['/exams', '/exams/two'] });
  isDone = true;
  await Promise.all(clients);
  assert.equal(published.status, 200, published.body.error);
  assert.deepEqual(failures, []);
  assert.ok(count > 50);
  for (const address of addresses) {
    const after = await registry.read(address);
    if (address.startsWith('/exams')) assert.match(after, /3\.0\.0/);
    else assert.equal(after, before.get(address), address);
  }
});

test('while the database fails, reading still works, publishing is refused with the reason, and both recover', async () => {
  const original = registry.database.transaction;
  const exams = (version: string) => ({ name: 'exams', version, pages: ['/exams', '/exams/two'] });
  const faults = [
    { error: Object.assign(new Error('could not extend file'), { code: '53100' }), code: 'database-full' },
    {
      error: Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' }),
      code: 'database-unavailable',
    },
  ];
  for (const { error, code } of faults) {
    registry.database.transaction = async () => Promise.reject(error);
    const response = await registry.publish(exams('4.0.0'));
    registry.database.transaction = original;
    assert.deepEqual([response.status, response.body.code], [503, code]);
    assert.match(await registry.read('/exams'), /3\.0\.0/);
  }
  const again = await registry.publish(exams('4.0.0'));
  assert.equal(again.status, 200, again.body.error);
  assert.match(await registry.read('/exams'), /4\.0\.0/);
});
