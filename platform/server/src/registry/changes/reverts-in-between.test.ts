import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { BuildId } from '../builds/builds.ts';
import { storeLocalBuilds } from '../builds/local-builds.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live, readChannel } from '../releases/releases.ts';
import { assertRefused, openReleaseTest, type ReleaseTest } from '../testing/release-test.ts';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { sampleActor } from '../testing/sample-rights.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { rollBackPart, rollBackSite } from './roll-back.ts';
import { withdrawSection } from './withdraw-section.ts';

/* A part is withdrawn or rolled back while the pages of a change to it are rendered. */

const operator = sampleActor('operator');
const team = sampleActor('exams', '2');

/** A context in which `work` runs before the first transaction: after the change was planned, before it is live. */
function interrupted(context: RegistryContext, work: (context: RegistryContext) => Promise<unknown>): RegistryContext {
  const { database } = context;
  let hasRun = false;
  const transaction: Database['transaction'] = async (run) => {
    if (!hasRun) {
      hasRun = true;
      await work(context);
    }
    return database.transaction(run);
  };
  return { ...context, database: { ...database, query: database.query.bind(database), transaction } };
}

for (const kind of ['embedded', 'postgresql'] as const) {
  // Between them only the database's own transactions differ (open-database.test.ts).
  const isLong = kind === 'postgresql' && !process.env.FULL && 'FULL=1: the same on PostgreSQL';
  const skip = isLong || (kind === 'postgresql' && !hasPostgres() ? 'PostgreSQL is not installed' : false);
  suite(kind, { skip }, () => {
    let site: ReleaseTest;
    let context: RegistryContext;
    let postgres: TestPostgres | undefined;
    let count = 0;

    before(async () => {
      if (kind === 'postgresql') postgres = await startPostgres();
      const databaseUrl = postgres?.createDatabase();
      site = await openReleaseTest(databaseUrl ? await openDatabase({ dataDir: '', databaseUrl }) : undefined);
      context = site.context;
      for (const name of ['shell', 'home', 'exams', 'exams', 'cells', 'cells']) await publishNext(name);
    });
    after(async () => {
      await site?.close();
      await postgres?.stop();
    });

    async function store(name: string): Promise<BuildId> {
      const folder = path.join(site.folder, `stored-${++count}`);
      const { identity } = writeSampleBuild(folder, {
        ...{ name, version: `1.${count}.0` },
        ...(name === 'home' && { pages: ['/'] }),
      });
      await storeLocalBuilds(context.database, [folder]);
      return { name, identity };
    }
    const publishNext = async (name: string) => publish(context, operator, live, await store(name));
    const liveBuild = async (name: string) => (await readChannel(context.database, live))?.parts.get(name);

    /** Goes back to the live release by way of another one: only the section cells differs. */
    async function rollBackToNow(during: RegistryContext) {
      const release = (await readChannel(context.database, live))?.id ?? '';
      await publishNext('cells');
      return rollBackSite(during, operator, { release, withContent: false, confirmed: true });
    }
    const withdraw = (during: RegistryContext) => withdrawSection(during, operator, 'exams', true);
    const rollBack = (during: RegistryContext) => rollBackPart(during, team, 'exams');
    const reverts = {
      'its section is withdrawn': withdraw,
      'its section is rolled back': rollBack,
      'the whole site is rolled back': rollBackToNow,
      'its section is withdrawn and brought back': async (during: RegistryContext) => {
        await withdraw(during);
        await rollBackPart(during, operator, 'exams');
      },
    };

    for (const [what, revert] of Object.entries(reverts)) {
      test(`a publish that began before ${what} does not go live, and does when it is repeated`, async () => {
        await publishNext('exams');
        const build = await store('exams');
        const publishing = publish(interrupted(context, revert), team, live, build);
        await assertRefused(publishing, 'part-reverted', /^(the operator|exams team) .* exams on 20\d\d-.* UTC \(.*\)/);
        assert.notEqual(await liveBuild('exams'), build.identity);
        await publish(context, team, live, build);
        assert.equal(await liveBuild('exams'), build.identity);
      });
    }

    test('a publish that waits for two others of its token does not go live if its section is withdrawn meanwhile', async () => {
      await publishNext('exams');
      const builds = [await store('exams'), await store('exams'), await store('exams')] as const;
      const ends: (() => void)[] = [];
      const wait = () => new Promise<void>((end) => ends.push(end));
      const first = [publish(interrupted(context, wait), team, 'one', builds[0])];
      first.push(publish(interrupted(context, wait), team, 'two', builds[1]));
      while (ends.length < 2) await new Promise(setImmediate);
      let hasBegun = false;
      const { query } = context.database;
      const noting: Database['query'] = async (text, values) => {
        const rows = await query<never>(text, values);
        hasBegun ||= text.startsWith('select release from channel');
        return rows;
      };
      const waiting = publish({ ...context, database: { ...context.database, query: noting } }, team, live, builds[2]);
      while (!hasBegun) await new Promise(setImmediate);
      await withdraw(context);
      for (const end of ends) end();
      await assertRefused(waiting, 'part-reverted');
      await Promise.all(first);
      assert.equal(await liveBuild('exams'), undefined);
      await publish(context, team, live, builds[2]);
    });

    test('a preview whose promotion began before its section is withdrawn does not go live', async () => {
      const build = await store('exams');
      await publish(context, team, 'next', build);
      await assertRefused(promote(interrupted(context, withdraw), team, 'next'), 'part-reverted');
      assert.equal(await liveBuild('exams'), undefined);
      await promote(context, team, 'next');
      assert.equal(await liveBuild('exams'), build.identity);
    });

    test('a preview is no part of the live site, and is made even if a section is withdrawn meanwhile', async () => {
      const build = await store('exams');
      await publish(interrupted(context, withdraw), team, 'other', build);
      assert.equal((await readChannel(context.database, 'other'))?.parts.get('exams'), build.identity);
      await publish(context, team, live, build);
    });

    test('two publishes of a section at the same time are both live, one after the other', async () => {
      const build = await store('exams');
      const second = await publish(
        interrupted(context, () => publishNext('exams')),
        team,
        live,
        build,
      );
      assert.equal(second.isNew, true);
      assert.equal(await liveBuild('exams'), build.identity);
    });

    test('a publish that is made again because another one was faster is live before any that comes later', async () => {
      const [build, former] = [await store('exams'), (await liveBuild('cells')) ?? ''];
      let count = 0;
      let later: ReturnType<typeof publish> | undefined;
      const database: Database = {
        ...context.database,
        async transaction(run) {
          if (++count === 1) await publishNext('cells');
          // The first switch was the second one.
          if (count === 3) {
            later = publish(context, operator, live, { name: 'cells', identity: former });
            for (let turns = 0; turns < 500; turns++) await new Promise(setImmediate);
          }
          return context.database.transaction(run);
        },
      };
      const { release } = await publish({ ...context, database }, team, live, build);
      assert.deepEqual([count, Number((await later)?.release) > Number(release)], [3, true]);
    });

    test('a section goes live although another one is withdrawn or rolled back meanwhile', async () => {
      const reverts = [
        (during: RegistryContext) => rollBackPart(during, operator, 'cells'),
        (during: RegistryContext) => withdrawSection(during, operator, 'cells', true),
      ];
      for (const revert of reverts) {
        const build = await store('exams');
        await publish(interrupted(context, revert), team, live, build);
        assert.equal(await liveBuild('exams'), build.identity);
      }
      await publishNext('cells');
    });

    test("a team's rollback does not bring back what the operator withdraws meanwhile", async () => {
      await assertRefused(rollBack(interrupted(context, withdraw)), 'part-reverted');
      assert.equal(await liveBuild('exams'), undefined);
      await publishNext('exams');
    });

    test('no team can keep the operator from withdrawing its section or from rolling the site back', async () => {
      await publishNext('exams');
      await rollBackToNow(interrupted(context, rollBack));
      await publishNext('exams');
      await withdraw(interrupted(context, rollBack));
      assert.equal(await liveBuild('exams'), undefined);
      await publishNext('exams');
    });

    test('two people who roll a section back to the same build at the same time both succeed', async () => {
      const second = await rollBack(interrupted(context, rollBack));
      assert.equal(second.isNew, false);
    });

    test('what goes live while the whole site is rolled back is rolled back too', async () => {
      const [exams, before] = [await liveBuild('exams'), await liveBuild('cells')];
      const release = (await readChannel(context.database, live))?.id ?? '';
      await publishNext('cells');
      const during = interrupted(context, () => publishNext('exams'));
      await rollBackSite(during, operator, { release, withContent: false, confirmed: true });
      assert.deepEqual([await liveBuild('exams'), await liveBuild('cells')], [exams, before]);
    });
  });
}
