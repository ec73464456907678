import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Entry } from '@viit/contract';
import type { CollectionEntries } from '@viit/contract/registry-api';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import type { Failure } from './failures.ts';
import { releaseDueContent } from './release-due-content.ts';
import { entry, section, shell, strictShell } from './testing/sample-notices.ts';

/* Entries begin and end at times in Asia/Kolkata. The clock is given. */

let clock = '';
const now = () => new Date(`${clock}:30+05:30`);
let registry: TestRegistry;
const address = '/api/content/exams/notices';
const part = 'exams/notices';

const idsAt = async (cookie?: string) => {
  await registry.live.refresh();
  return (JSON.parse(await registry.read(address, cookie ? { cookie } : {})) as { id: string }[]).map(({ id }) => id);
};
const replace = async (entries: Entry[], list = part) => {
  const { status, body } = await registry.publishEntries(list, entries);
  assert.equal(status, 200, body.error);
  return body;
};
type Switched = Record<'release' | 'by' | 'note', string>;
const switches = async () => (await registry.request('GET', 'status')).body.switches as Switched[];
const scheduled = async () => (await switches()).filter(({ by }) => by === 'the schedule').map(({ note }) => note);

async function passTo(time: string): Promise<number> {
  clock = time;
  let releases = 0;
  await releaseDueContent(registry.context, () => releases++);
  await registry.live.refresh();
  return releases;
}

before(async () => {
  clock = '2026-12-01T08:00';
  registry = await openTestRegistry({ now });
  for (const build of [{ name: 'shell', bundle: shell }, section('exams'), section('cells')]) {
    const { status, body } = await registry.publish(build);
    assert.equal(status, 200, body.error);
  }
});
after(() => registry.close());

test('an entry is shown from its beginning until its end, and the history says so', async () => {
  const times = { from: '2026-12-01T09:00', until: '2026-12-01T12:00' };
  await replace([
    entry('always'),
    entry('a', times),
    entry('b', { from: times.from }),
    entry('c', { until: times.from }),
  ]);
  assert.deepEqual(await idsAt(), ['always', 'c']);
  const other = await registry.read('/cells');
  assert.equal(await passTo('2026-12-01T08:59'), 0);
  assert.equal(await passTo('2026-12-01T09:00'), 1);
  assert.deepEqual(await idsAt(), ['always', 'a', 'b']);
  assert.match(await registry.read('/exams'), /Notice always.*Notice a.*Notice b/);
  assert.equal(await registry.read('/cells'), other);
  assert.equal(await passTo('2026-12-01T12:00'), 1);
  assert.deepEqual(await idsAt(), ['always', 'b']);
  assert.deepEqual(await scheduled(), [
    'exams/notices: 1 entry ends (2026-12-01 at 12:00)',
    'exams/notices: 2 entries begin, 1 ends (2026-12-01 at 09:00)',
  ]);
});

test('visitors see neither the times nor entries that have not begun', async () => {
  await replace([
    entry('now', { from: '2026-12-01T10:00', until: '2027-01-01T00:00' }),
    entry('later', { from: '2026-12-25T00:00' }),
  ]);
  await registry.live.refresh();
  for (const text of [await registry.read(address), await registry.read('/exams')]) {
    assert.match(text, /Notice now/);
    assert.doesNotMatch(text, /later|2027|2026/);
  }
});

test('a page whose visible entries stay keeps its bytes', async () => {
  await replace([entry('x')]);
  const { rendered } = await replace([
    entry('x', { until: '2026-12-31T00:00' }),
    entry('y', { from: '2026-12-30T00:00' }),
  ]);
  assert.equal(rendered, 0);
});

test('what was missed is released in order, one release for each moment', async () => {
  const days = ['03', '04', '05'].map((day) => entry(`d${day}`, { from: `2026-12-${day}T09:00` }));
  await replace(days.toReversed());
  const before = (await scheduled()).length;
  assert.equal(await passTo('2026-12-10T00:00'), 3);
  const notes = (await scheduled()).slice(0, 3).toReversed();
  assert.equal((await scheduled()).length, Math.min(10, before + 3));
  assert.deepEqual(
    notes.map((note) => /2026-12-(\d\d)/.exec(note)?.[1]),
    ['03', '04', '05'],
  );
  assert.deepEqual(await idsAt(), ['d05', 'd04', 'd03']);
});

test('the list of collections says when entries begin or end next', async () => {
  await replace([entry('soon', { from: '2026-12-12T09:00', until: '2026-12-13T09:00' })]);
  const { body } = await registry.request('GET', 'collections');
  const listed = body as unknown as { part: string; next: string | null }[];
  assert.deepEqual(
    listed.map(({ part, next }) => [part, next]),
    [
      ['cells/notices', null],
      [part, '2026-12-12T09:00'],
    ],
  );
});

test('a preview shows what is visible when it is made', async () => {
  await replace([entry('live')]);
  const { body } = await registry.publishEntries(
    part,
    [entry('began', { from: '2026-12-09T00:00' }), entry('not-yet', { from: '2026-12-20T00:00' })],
    undefined,
    'next',
  );
  assert.deepEqual(await idsAt(`viit_preview=${String(body.link).split('/').at(-1)}`), ['began']);
  assert.deepEqual(await idsAt(), ['live']);
});

test('times in a seed count too', async () => {
  const { status, body } = await registry.publish(
    section('cells', '1.1.0', [entry('first', { from: '2026-12-10T12:00' })]),
  );
  assert.equal(status, 200, body.error);
  assert.equal(await registry.read('/api/content/cells/notices'), '[]');
  assert.equal(await passTo('2026-12-10T12:00'), 1);
  assert.match(await registry.read('/cells'), /Notice first/);
});

for (const [what, times, reason] of [
  [
    'an end before its beginning',
    { from: '2026-12-02T00:00', until: '2026-12-02T00:00' },
    /until: must be later than the time from which visitors see it/,
  ],
  ['a time with a zone', { from: '2026-12-02T00:00Z' }, /from: must be a date and time without a zone/],
  ['a day without a time', { until: '2026-12-02' }, /until: must be a date and time such as/],
] as const) {
  test(`an entry with ${what} is refused`, async () => {
    const { body } = await registry.publishEntries(part, [{ ...entry('a'), ...times }]);
    assert.equal(body.code, 'entries-invalid');
    assert.match(body.error ?? '', reason);
  });
}

test('where a page cannot be rendered the live release stays, others go on, and it is tried again after a publish', async () => {
  const status = async () => (await registry.request('GET', 'status')).body.scheduleFailures as unknown as Failure[];
  const failedTimes = async () => {
    const { body } = await registry.request('GET', 'collections/exams/notices');
    return (body as unknown as CollectionEntries).entries.map(({ published }) => published?.failedTime);
  };
  const gauge = async () => /viit_schedule_failures (\d)/.exec(await registry.read('/_metrics'))?.[1];
  assert.equal((await registry.publish(strictShell)).status, 200);
  await replace([entry('fine'), entry('x', { from: '2026-12-11T00:00' }, 'broken')]);
  await replace([entry('c', { from: '2026-12-11T00:00' })], 'cells/notices');
  assert.equal(await passTo('2026-12-11T00:00'), 1);
  assert.match(await registry.read('/api/content/cells/notices'), /Notice c/);
  assert.deepEqual(await idsAt(), ['fine']);
  const [failure, ...others] = await status();
  assert.deepEqual([failure?.part, failure?.moment, others.length], ['exams/notices', '2026-12-11T00:00', 0]);
  assert.match(failure?.error ?? '', /page \/exams of exams.*this entry is broken/s);
  assert.deepEqual([await gauge(), ...(await failedTimes())], ['1', undefined, '2026-12-11T00:00']);
  assert.equal(await passTo('2026-12-11T00:01'), 0);

  const published = await registry.publish({ ...section('cells', '1.2.0') });
  assert.equal(published.status, 200, published.body.error);
  assert.equal(await passTo('2026-12-11T00:02'), 0);
  const lastTry = async () => String(Object.values((await status())[0] ?? {}).at(-1)).slice(11, 16);
  const tries = [await lastTry()];
  for (const time of ['00:10', '00:13']) {
    await passTo(`2026-12-11T${time}`);
    tries.push(await lastTry());
  }
  assert.deepEqual(tries, ['18:32', '18:32', '18:43'], 'again ten minutes after the last try, in UTC');
  assert.equal((await registry.publish({ name: 'shell', version: '3.0.0', bundle: shell })).status, 200);
  assert.deepEqual(await idsAt(), ['fine']);
  assert.equal(await passTo('2026-12-11T00:14'), 1);
  assert.deepEqual(await idsAt(), ['fine', 'x']);
  assert.deepEqual([await status(), await failedTimes()], [[], [undefined, undefined]]);
  assert.equal(await gauge(), '0');
});

test('the times of a section that fails do not hold back those of others: they are tried together, after the others', async () => {
  await replace([entry('fine')]);
  assert.equal((await registry.publish({ ...strictShell, version: '4.0.0' })).status, 200);
  const broken = Array.from({ length: 9 }, (_, i) => entry(`x${i}`, { from: `2026-12-12T00:0${i}` }, 'broken'));
  await replace([entry('fine'), ...broken]);
  await replace([entry('c', { from: '2026-12-12T00:09' })], 'cells/notices');
  clock = '2026-12-12T01:00';
  let failures = 0;
  const database = Object.assign(Object.create(registry.database) as typeof registry.database, {
    query: (sql: string, values?: never[]) => {
      if (sql.includes('insert into schedule_failure')) failures++;
      return registry.database.query(sql, values);
    },
  });
  await releaseDueContent({ ...registry.context, database }, () => {});
  await registry.live.refresh();
  assert.match(await registry.read('/api/content/cells/notices'), /Notice c/);
  assert.equal(failures, 2);
});

test('an entry that the page does not work with holds back no other collection of its section', async () => {
  const published = await registry.publish(section('placements', '1.0.0', [], ['notices', 'drives']));
  assert.equal(published.status, 200, published.body.error);
  const from = '2026-12-14T00:00';
  await replace([entry('x', { from }, 'broken')], 'placements/notices');
  await replace([entry('d', { from })], 'placements/drives');
  await passTo('2026-12-14T00:01');
  assert.match(await registry.read('/api/content/placements/drives'), /Notice d/);
  const { scheduleFailures } = (await registry.request('GET', 'status')).body as {
    scheduleFailures: Failure[];
  } & object;
  assert.deepEqual(
    scheduleFailures.map((failure) => failure.part).filter((one) => one.startsWith('placements')),
    ['placements/notices'],
  );
});

test('sections take turns, so that one whose pages are slow does not hold back the others', async () => {
  await replace(['01', '02', '03'].map((minute) => entry(minute, { from: `2026-12-20T09:${minute}` })));
  await replace([entry('c', { from: '2026-12-20T09:03' })], 'cells/notices');
  await passTo('2026-12-19T09:00');
  assert.equal(await passTo('2026-12-20T10:00'), 4);
  const sections = (await scheduled()).slice(0, 4).map((note) => /exams|cells/.exec(note)?.[0]);
  assert.deepEqual(sections.toReversed(), ['exams', 'cells', 'exams', 'exams']);
});

test('two servers make one release for each moment', {
  skip: hasPostgres() ? false : 'PostgreSQL is not installed',
}, async () => {
  const postgres: TestPostgres = await startPostgres();
  const databaseUrl = postgres.createDatabase();
  clock = '2026-12-01T08:00';
  const pair = [await openTestRegistry({ databaseUrl, now }), await openTestRegistry({ databaseUrl, now })];
  try {
    const [one] = pair as [TestRegistry, TestRegistry];
    for (const build of [{ name: 'shell', bundle: shell }, section('exams')]) await one.publish(build);
    const hours = Array.from({ length: 4 }, (_, i) => `2026-12-02T0${i}:00`);
    await one.publishEntries(
      part,
      hours.map((from, i) => entry(`e${i}`, { from })),
    );
    clock = '2026-12-03T00:00';
    let releases = 0;
    await Promise.all(pair.map(({ context }) => releaseDueContent(context, () => releases++)));
    const { switches } = (await one.request('GET', 'status?count=50')).body as { switches: Switched[] } & object;
    const notes = switches.filter(({ by }) => by === 'the schedule').map(({ note }) => note);
    assert.deepEqual([releases, notes.length, new Set(notes).size], [4, 4, 4]);
  } finally {
    for (const server of pair) await server.close();
    await postgres.stop();
  }
});
