import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { searchResponseSchema } from '@viit/contract/search';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { prepareTypoTolerance } from '../../database/typo-tolerance.ts';
import { htmlSection, htmlShell } from '../../registry/testing/html-builds.ts';
import { openReleaseTest, type ReleaseTest } from '../../registry/testing/release-test.ts';
import { createBlobStore } from '../blobs/blob-store.ts';
import type { Site } from '../site.ts';
import { candidateCheck } from './find-entries.ts';
import { resolveSearch } from './resolve-search.ts';
import { createSearch } from './search-site.ts';

const kinds = ['embedded', ...(hasPostgres() ? ['postgresql'] : [])];

const placements = htmlSection('placements', '1.0.0', {
  '/placements': {
    title: 'Placement Cell',
    html: '<h1>Placement Cell</h1><p>Companies visit the campus for B.Tech and M.B.A. students.</p><a href="/documents/placements/brochure.pdf">Recruitment Brochure PDF, 2 KB (opens in a new tab)</a>',
  },
  '/placements/team': {
    title: 'Training Team',
    searchWords: ['mentors', 'soft skills'],
    html: '<h1>Training Team</h1><p>Police clearance</p><table><tr><td>Dr. K. Lakshmi</td><td>Training Officer, Placement Cell</td></tr></table><p>తెలుగు పరీక్షలు. हिन्दी परीक्षा.</p>',
  },
});

/** Results of a query, as "kind: title". */
const found = async (releases: ReleaseTest, channel: string, query: string, database = releases.context.database) => {
  const response = await createSearch(database)(await releases.siteOf(channel), query, 'a visitor');
  const { match, results } = searchResponseSchema.parse(response);
  const text = (pieces: readonly { text: string }[]) => pieces.map((piece) => piece.text).join('');
  return { match, results: results.map(({ kind, title }) => `${kind}: ${text(title)}`), first: results[0] };
};

for (const kind of kinds) {
  describe(`search on the ${kind} database`, () => {
    let postgres: TestPostgres | undefined;
    let releases: ReleaseTest;

    before(async () => {
      // A busy machine may take longer for what is checked here.
      candidateCheck.ms = 60_000;
      if (kind === 'postgresql') {
        postgres = await startPostgres();
        const database = await openDatabase({ dataDir: '', databaseUrl: postgres.createDatabase() });
        releases = await openReleaseTest(database);
      } else {
        releases = await openReleaseTest();
      }
      await releases.release('first', htmlShell('1.0.0'), placements);
    });
    after(async () => {
      await releases.close();
      await postgres?.stop();
    });

    test('finds pages, documents and people by their words, with the words marked', async () => {
      const { match, results, first } = await found(releases, 'first', 'placement cell');
      assert.equal(match, 'all');
      assert.deepEqual(results, [
        'page: Placement Cell',
        'person: Dr. K. Lakshmi',
        'page: Training Team',
        'document: Recruitment Brochure',
      ]);
      assert.deepEqual(first?.title, [
        { text: 'Placement', isMatch: true },
        { text: ' ', isMatch: false },
        { text: 'Cell', isMatch: true },
      ]);
      assert.deepEqual([first?.href, first?.section], ['/placements', 'placements']);
      const document = (await found(releases, 'first', 'brochure')).first;
      assert.deepEqual([document?.kind, document?.href], ['document', '/documents/placements/brochure.pdf']);
    });

    test('says what the visitor may have meant instead of a typo, and nothing where there is none', async () => {
      const site = await releases.siteOf('first');
      const suggestionOf = async (query: string) => {
        const response = await createSearch(releases.context.database)(site, query, 'a visitor');
        return searchResponseSchema.parse(response).suggestion;
      };
      assert.equal(await suggestionOf('recrutment brochure'), 'recruitment brochure');
      assert.equal(await suggestionOf('zzzzqq brochre'), 'zzzzqq brochure');
      assert.deepEqual([await suggestionOf('brochure'), await suggestionOf('zzzzqq')], [undefined, undefined]);
    });

    test('a word that only drafts or previews have is suggested to nobody', async () => {
      const html = '<h1>Embargo</h1><p>The vendor is Zarwendolyn.</p>';
      const preview = htmlSection('exams', '1.0.0', { '/exams': { title: 'Embargo', html } });
      await releases.release('preview', htmlShell('1.0.0'), preview);
      const suggestionOf = async (channel: string, query: string) => {
        const response = await createSearch(releases.context.database)(await releases.siteOf(channel), query, 'tester');
        return searchResponseSchema.parse(response).suggestion;
      };
      for (const query of ['placement zar', 'placement zarwendelyn']) {
        assert.equal(await suggestionOf('first', query), undefined, query);
        assert.equal(
          await suggestionOf('preview', query.replace('placement', 'embargo')),
          'embargo zarwendolyn',
          query,
        );
      }
    });

    test('many similar words of a preview neither hide a word of the live site nor are looked for all at once', async () => {
      const letters = [...'abcdefghijklmnopqrstuvwxyz'];
      const words = letters.flatMap((one) => [
        ...letters.slice(0, 3).map((two) => `brochre${one}${two}`),
        `recr${one}`,
      ]);
      const html = `<h1>Words</h1><p>${words.join(' ')}</p>`;
      const preview = htmlSection('exams', '1.0.0', { '/exams': { title: 'Words', html } });
      await releases.release('words', htmlShell('1.0.0'), preview);
      const site = await releases.siteOf('first');
      const { database } = releases.context;
      const checked: number[] = [];
      const query: Database['query'] = (text, values) => {
        if (text.includes('plainto_tsquery')) checked.push(JSON.parse(String(values?.[1])).length);
        return database.query(text, values);
      };
      for (const [typo, suggestion] of [
        ['brochre', 'brochure'],
        ['rec', 'recruitment'],
      ] as const) {
        const response = await createSearch({ ...database, query })(site, typo, 'tester');
        assert.equal(searchResponseSchema.parse(response).suggestion, suggestion);
      }
      assert.ok(checked.length > 2 && Math.max(...checked) <= 20, String(checked));
    });

    test('a section that names another’s person does not take the place of that page', async () => {
      const cells = htmlSection('cells', '1.0.0', {
        '/cells': { title: 'Dr. K. Lakshmi', html: '<h1>Dr. K. Lakshmi</h1><p>Dr. K. Lakshmi</p>' },
      });
      await releases.release('two', htmlShell('1.0.0'), placements, cells);
      const response = await createSearch(releases.context.database)(
        await releases.siteOf('two'),
        'Lakshmi',
        'a visitor',
      );
      const persons = response?.results.filter(({ kind }) => kind === 'person').map(({ section }) => section);
      assert.ok(persons?.includes('placements'), persons?.join());
    });

    test('a person’s result leads to the name on the page', async () => {
      const { first } = await found(releases, 'first', 'lakshmi');
      assert.equal(first?.href, '/placements/team#:~:text=Dr.%20K.%20Lakshmi');
    });

    test('finds pages by the search words that they declare', async () => {
      for (const query of ['mentor', 'soft skills']) {
        assert.deepEqual((await found(releases, 'first', query)).results, ['page: Training Team'], query);
      }
    });

    test('finds other forms of a word, a word that is still being typed, and abbreviations with and without dots', async () => {
      for (const query of ['company', 'compani', 'visiting', 'btech', 'B.Tech', 'MBA']) {
        assert.equal((await found(releases, 'first', query)).results[0], 'page: Placement Cell', query);
      }
    });

    test('finds words with typos, in Telugu and Hindi too where the database knows their letters', async () => {
      for (const query of ['placment', 'recrutment', 'laksmi']) {
        assert.equal((await found(releases, 'first', query)).match, 'similar', query);
      }
      if ((await prepareTypoTolerance(releases.context.database)).reach !== 'all') return;
      for (const query of ['పరీక్షల', 'परीक्ष']) {
        assert.deepEqual((await found(releases, 'first', query)).results, ['page: Training Team'], query);
      }
    });

    test('a query without a match, of one letter, or of signs only finds nothing and does not fail', async () => {
      for (const query of ['zzzzqq', 'p', "'", "a' & | ! ( ) :* <-> \\", '%', 'the', '\u0000x']) {
        assert.deepEqual((await found(releases, 'first', query)).results, [], query);
      }
    });

    test('at most ten results of a kind are listed, and a document that many pages link to once', async () => {
      const link = '<a href="/documents/cells/rules.pdf">Rules of clubs PDF, 2 KB (opens in a new tab)</a>';
      const page = (n: number) => [`/cells/${n}`, { title: `Club ${n}`, html: `<h1>Club ${n}</h1>${link}` }];
      const pages = Object.fromEntries(Array.from({ length: 12 }, (_, n) => page(n)));
      await releases.release('many', htmlShell('1.0.0'), htmlSection('cells', '1.0.0', pages));
      const { results } = await found(releases, 'many', 'club');
      const count = (of: string) => results.filter((result) => result.startsWith(`${of}: `)).length;
      assert.deepEqual([count('page'), count('document')], [10, 1]);
    });

    test('some of the words are enough where no text has all of them', async () => {
      const { match, results } = await found(releases, 'first', 'brochure zzzzqq');
      assert.deepEqual([match, results[0]], ['some', 'document: Recruitment Brochure']);
    });

    test('a preview searches its own release', async () => {
      const page = { '/exams': { title: 'Examinations', html: '<h1>Examinations</h1><p>Our policy, brochre</p>' } };
      await releases.release('preview', htmlShell('1.0.0'), htmlSection('exams', '1.0.0', page));
      assert.deepEqual((await found(releases, 'preview', 'examinations')).results, ['page: Examinations']);
      assert.deepEqual((await found(releases, 'first', 'examinations')).results, []);
      // Of the preview's "policy", this is a form; for the first release, it is a typo.
      assert.deepEqual((await found(releases, 'preview', 'policie')).match, 'all');
      assert.deepEqual((await found(releases, 'first', 'policie')).results, ['page: Training Team']);
      // A typo that only the preview contains is still corrected.
      assert.equal((await found(releases, 'first', 'brochre')).results[0], 'document: Recruitment Brochure');
    });

    test('without pg_trgm search works, without tolerance, and says what to do', async () => {
      const { database } = releases.context;
      const refusing: Database = {
        ...database,
        transaction: (work) =>
          database.transaction((sql) =>
            work({
              query: async (text, values) => {
                if (text.startsWith('create extension')) throw new Error('permission denied');
                return sql.query(text, values);
              },
            }),
          ),
      };
      const { reach, advice } = await prepareTypoTolerance(refusing);
      assert.equal(reach, 'none');
      assert.match(advice ?? '', /permission denied.*create extension pg_trgm/);
      assert.equal((await found(releases, 'first', 'placement', refusing)).results[0], 'page: Placement Cell');
      assert.equal((await found(releases, 'first', 'placeme', refusing)).results[0], 'page: Placement Cell');
      assert.deepEqual((await found(releases, 'first', 'placment', refusing)).results, []);
    });

    test('the address of a search refuses queries that are too short or too long', async () => {
      const site = await releases.siteOf('first');
      const { database } = releases.context;
      const context = { search: createSearch(database), blobs: createBlobStore({ sql: database, memory: 1 }) };
      const statusOf = async (query: string) => {
        const found = await resolveSearch(context, site, {
          ...{ path: '/api/search', url: `/api/search${query}`, client: 'a visitor' },
        });
        return found?.kind === 'error' ? found.status : found?.kind;
      };
      for (const query of ['', '?q=', '?q=a', `?q=${'a'.repeat(101)}`]) assert.equal(await statusOf(query), 400, query);
      assert.equal(await statusOf('?q=cell'), 'search');
    });
  });
}

test('a client that searches a lot delays its own searches, not those of others', async () => {
  const database = { query: () => new Promise((resolve) => setImmediate(resolve, [])) } as unknown as Database;
  const search = createSearch(database);
  const site = { searchable: new Map(), documentTitles: new Map() } as unknown as Site;
  const done: string[] = [];
  const searchAs = (client: string) => search(site, 'results', client).then(() => done.push(client));
  await Promise.all([...Array.from({ length: 20 }, () => searchAs('one')), searchAs('other')]);
  assert.ok(done.indexOf('other') < 5, `${done.indexOf('other')} searches before it`);
});

test('a client with 20 searches that wait gets no more, and others do', async () => {
  let answer = () => {};
  const answered = new Promise<never[]>((resolve) => {
    answer = () => resolve([]);
  });
  const search = createSearch({ query: () => answered } as unknown as Database);
  const site = { searchable: new Map(), documentTitles: new Map() } as unknown as Site;
  const searchAs = (client: string) => search(site, 'results', client);
  const busy = Array.from({ length: 30 }, () => searchAs('one'));
  const many = Array.from({ length: 220 }, (_, index) => searchAs(`address ${index % 11}`));
  const other = searchAs('two');
  answer();
  const refused = (await Promise.all(busy)).filter((response) => response === undefined);
  assert.equal(refused.length, 8);
  assert.ok((await Promise.all(many)).includes(undefined), 'at most 200 wait');
  assert.equal((await other)?.match, 'none');
});
