import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntryConflict } from '@viit/contract/registry-api';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { draftsOf, notice, publishNotices, stateIn } from '../testing/sample-collection.ts';
import { openTestRegistry } from '../testing/test-registry.ts';

/** `npm run test:full` sets 200. */
const rounds = Number(process.env.WRITER_ROUNDS ?? 12);
const ids = ['a', 'b', 'c', 'd'];

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

interface Change {
  id: string;
  from: string | null;
  to: string | null;
}

interface Log {
  accepted: Change[];
  conflicts: number;
}

type Drafts = ReturnType<typeof draftsOf>;

/** Every text that is saved is new. */
async function writeAtRandom(drafts: Drafts, name: string, log: Log): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const { entries, order } = await drafts.read();
    const id = pick(ids);
    const from = entries.find((entry) => entry.id === id)?.revision ?? null;
    const action = pick(['save', 'save', 'save', 'remove', 'publish', 'order'] as const);
    if (action === 'publish') {
      const { status, body } = await drafts.publish(pick([{}, { ids: [id] }]));
      assert.equal(status, 200, body.error);
    } else if (action === 'order') {
      const ids = entries.map((entry) => entry.id).reverse();
      const { status } = await drafts.request('PUT', '/order', { revision: order.revision, ids });
      assert.ok(status === 200 || status === 409, String(status));
    } else {
      const response = await drafts.save(id, action === 'save' ? notice(`${name} ${round}`) : null, from);
      const { status, body } = response;
      assert.ok(status === 200 || body.code === 'entry-changed', body.error);
      if (status === 200) log.accepted.push({ id, from, to: stateIn(response).revision });
      else {
        log.conflicts++;
        const [now] = (body.details as EntryConflict).entries;
        assert.notEqual(now?.revision, from, 'the conflict shows what the author has not seen');
      }
    }
  }
}

/** Each version is replaced once, by somebody who has seen it, or is the last one. */
function assertNothingLost({ accepted }: Log, id: string, last: string | null): void {
  const changes = accepted.filter((change) => change.id === id && change.from !== change.to);
  // Two people may remove the same version.
  const unique = [...new Map(changes.map((one) => [`${one.from} ${one.to}`, one])).values()];
  const revisions = new Set([null, ...unique.map(({ to }) => to)]);
  for (const revision of revisions) {
    const began = unique.filter(({ to }) => to === revision).length + (revision === null ? 1 : 0);
    const ended = unique.filter(({ from }) => from === revision).length;
    assert.equal(
      began - ended,
      revision === last ? 1 : 0,
      `${id}: ${revision} began ${began} times, ended ${ended} times`,
    );
  }
}

async function twoWriters(databaseUrl?: string): Promise<{ accepted: number; conflicts: number }> {
  const registry = await openTestRegistry(databaseUrl ? { databaseUrl } : {});
  try {
    await publishNotices(registry);
    const scopes = ['exams', 'content'];
    const writers = await Promise.all(
      scopes.map(async (scope) => draftsOf(registry, 'exams/notices', await registry.tokenFor(scope))),
    );
    const log: Log = { accepted: [], conflicts: 0 };
    await Promise.all(writers.map((drafts, i) => writeAtRandom(drafts, scopes[i] ?? '', log)));
    const drafts = draftsOf(registry);
    const before = await drafts.read();
    for (const id of ids) assertNothingLost(log, id, before.entries.find((entry) => entry.id === id)?.revision ?? null);
    const published = await drafts.publish();
    assert.equal(published.status, 200, published.body.error);
    const { entries } = await drafts.read();
    const wanted = before.entries.flatMap(({ id, draft, published }) => {
      const value = draft ? draft.value : published?.value;
      return value ? [{ id, ...value }] : [];
    });
    assert.deepEqual(JSON.parse(await registry.read('/api/content/exams/notices')), wanted);
    assert.deepEqual(
      entries.filter(({ draft }) => draft),
      [],
    );
    return { accepted: log.accepted.length, conflicts: log.conflicts };
  } finally {
    await registry.close();
  }
}

const title = (database: string) =>
  `two people who change the same entries ${rounds} times at random lose nothing, and hear of each conflict (${database})`;

/** It makes one statement at a time, so that PostgreSQL shows more. */
const skip = hasPostgres() && !process.env.WRITER_ROUNDS && 'PostgreSQL is installed, and WRITER_ROUNDS is not set';
test(title('embedded database'), { skip }, async (t) => {
  t.diagnostic(JSON.stringify(await twoWriters()));
});

test(title('PostgreSQL'), { skip: hasPostgres() ? false : 'PostgreSQL is not installed' }, async (t) => {
  const postgres = await startPostgres();
  try {
    t.diagnostic(JSON.stringify(await twoWriters(postgres.createDatabase())));
  } finally {
    await postgres.stop();
  }
});
