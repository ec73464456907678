import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from './testing/test-registry.ts';

/* Many at once: publishers, and readers while it is published. */

const sections = ['home', 'institution', 'cells', 'placements', 'exams'];
let desk: TestRegistry;

before(async () => {
  desk = await openTestRegistry();
  await desk.publish({ name: 'shell' });
  for (const name of sections) await desk.publish({ name, pages: [`/${name}`, `/${name}/two`] });
});
after(() => desk.close());

test('20 publishers at once on 5 sections: every one was live, none is lost, every release is whole', async () => {
  const jobs = sections.flatMap((name) => [1, 2, 3, 4].map((n) => ({ name, version: `2.${n}.0` })));
  const answers = await Promise.all(
    jobs.map((job) => desk.publish({ ...job, pages: [`/${job.name}`, `/${job.name}/two`] })),
  );
  assert.deepEqual(
    answers.map((answer) => answer.body.error ?? answer.status),
    jobs.map(() => 200),
  );
  const parts = await desk.database.query<{ release: string; count: string | number }>(
    `select m.release, count(*) as count from move m join release_part p on p.release = m.release
     where m.channel = 'live' group by m.release, m.id order by m.id desc limit 20`,
  );
  assert.deepEqual(
    parts.map((row) => Number(row.count)),
    parts.map(() => 6),
  );
  const wereLive = await desk.database.query<{ name: string; version: string }>(
    `select distinct b.name, b.version from move m join release_part p on p.release = m.release
     join build b on b.name = p.name and b.identity = p.identity where m.channel = 'live' and b.version like '2.%'`,
  );
  assert.equal(wereLive.length, 20);
  for (const name of sections) {
    const version = /2\.\d\.0/.exec(await desk.read(`/${name}`))?.[0];
    assert.ok(version, `${name} shows one of its new versions`);
    assert.match(
      await desk.read(`/${name}/two`),
      new RegExp(version.replaceAll('.', '\\.')),
      'both pages show the same',
    );
  }
});

test('50 clients read while a section is published: no request fails, and only that section changes', async () => {
  const addresses = sections.flatMap((name) => [`/${name}`, `/${name}/two`]);
  const before = new Map(
    await Promise.all(addresses.map(async (address) => [address, await desk.read(address)] as const)),
  );
  let isDone = false;
  let count = 0;
  const failures: string[] = [];
  const client = async (n: number) => {
    for (let i = n; !isDone; i++) {
      const address = addresses[i % addresses.length] ?? '/exams';
      const answer = await fetch(desk.address + address);
      const text = await answer.text();
      const isRight = text === before.get(address) || (address.startsWith('/exams') && text.includes('3.0.0'));
      if (answer.status !== 200 || !isRight) failures.push(`${address} ${answer.status}`);
      count++;
    }
  };
  const clients = Array.from({ length: 50 }, (_, n) => client(n));
  const made = await desk.publish({ name: 'exams', version: '3.0.0', pages: ['/exams', '/exams/two'] });
  isDone = true;
  await Promise.all(clients);
  assert.equal(made.status, 200, made.body.error);
  assert.deepEqual(failures, []);
  assert.ok(count > 50);
  for (const address of addresses) {
    const after = await desk.read(address);
    if (address.startsWith('/exams')) assert.match(after, /3\.0\.0/);
    else assert.equal(after, before.get(address), address);
  }
});

test('a database that goes away in the middle: reading goes on, publishing says why, and both recover', async () => {
  const original = desk.database.transaction;
  const exams = (version: string) => ({ name: 'exams', version, pages: ['/exams', '/exams/two'] });
  const faults = [
    { error: Object.assign(new Error('could not extend file'), { code: '53100' }), says: /no room left.*viit prune/ },
    {
      error: Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' }),
      says: /does not answer.*viit status/,
    },
  ];
  for (const { error, says } of faults) {
    desk.database.transaction = async () => Promise.reject(error);
    const answer = await desk.publish(exams('4.0.0'));
    desk.database.transaction = original;
    assert.equal(answer.status, 503);
    assert.match(answer.body.error ?? '', says);
    assert.match(await desk.read('/exams'), /3\.0\.0/);
  }
  const again = await desk.publish(exams('4.0.0'));
  assert.equal(again.status, 200, again.body.error);
  assert.match(await desk.read('/exams'), /4\.0\.0/);
});
