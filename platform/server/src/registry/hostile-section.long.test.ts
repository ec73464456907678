import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { errorCodes } from '@viit/core/error-codes';
import { renderLimits } from '@viit/render/limits';
import {
  type ArchiveAttack,
  type Attack,
  addressAttacks,
  archiveAttacks,
  type BuildAttack,
  consoleAttacks,
  fileAttacks,
  type HostileResponse,
  type HostileTeam,
  listAttacks,
  listBuildAttacks,
  manifestAttacks,
  networkAttacks,
  previewAttacks,
  type RequestAttack,
  registryAttacks,
  renderAttacks,
  scriptAttacks,
  storageAttacks,
  styleAttacks,
} from '@viit/test/hostile-section';
import { createHostileTeam } from './testing/hostile-team.ts';
import { makeArchive } from './testing/sample-archives.ts';
import { withCollections } from './testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from './testing/test-registry.ts';

/*
 * What a section's team can send to the registry (platform/test/fixtures/hostile-section), with the section's own token. After
 * each attack the other sections are the same to the byte. `npm test` runs one attack of each category and outcome,
 * `npm run test:full` all.
 */

const defaults = { ...renderLimits };
/** The attacks that wait for a limit. */
const smallLimits: Readonly<Record<string, Partial<typeof renderLimits>>> = {
  'render-loop': { pageMs: 1000 },
  'render-slow': { sectionMs: 2000 },
};
let registry: TestRegistry;
let team: HostileTeam;
/** The release without the hostile section. */
let release: string;
let others: Record<string, string>;

/** Addresses of the other sections: pages, a not-found page, a redirect, a document, a picture, lists. */
const addresses = [
  ...['/', '/cells', '/cells/team', '/department/cse', '/department/none', '/Cells/', '/nowhere'],
  ...['/documents/cells/a.pdf', '/images/hero/library-hall.svg', '/robots.txt', '/api/newsEvents/list'],
];

/** A visitor's response: status, headers and bytes. */
async function readOthers(): Promise<Record<string, string>> {
  const { sections, pages, documents } = await readTable();
  const entries = Object.values(sections).map(({ entry }) => entry);
  const texts = await Promise.all(
    [...addresses, ...entries].map(async (address) => {
      const response = await fetch(registry.address + address, { redirect: 'manual' });
      const headers = ['content-type', 'content-security-policy', 'cache-control', 'location', 'etag'];
      const text = [response.status, ...headers.map((name) => response.headers.get(name)), await response.text()];
      return [address, text.join('\n')] as const;
    }),
  );
  const sitemap = (await registry.read('/sitemap.xml')).replace(/<url><loc>[^<]*\/hostile.*?<\/url>\s*/gs, '');
  return { ...Object.fromEntries(texts), table: JSON.stringify({ sections, pages, documents }), sitemap };
}

/** The page table without the rows of the hostile section. */
async function readTable() {
  const { sections, pages, documents } = JSON.parse(await registry.read('/_registry.json')) as {
    sections: Record<string, { entry: string }>;
    pages: { section: string }[];
    documents: { href: string }[];
  };
  const { hostile: _, ...rest } = sections;
  return { sections: rest, pages: pages.filter(({ section }) => section !== 'hostile'), documents };
}

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  const publicFiles = { 'documents/cells/a.pdf': '%PDF', 'images/hero/library-hall.svg': 'a hall' };
  await registry.publish({ name: 'cells', pages: ['/cells', '/cells/team'], publicFiles });
  const { body } = await registry.publish({
    ...{ name: 'home', pages: ['/', '/department/:code'] },
    change: (manifest) => ({
      ...withCollections('announcements')(manifest),
      pages: manifest.pages.map((page) =>
        page.path === '/'
          ? page
          : {
              ...page,
              variants: [{ params: { code: 'cse' }, title: 'CSE', description: 'CSE.' }],
              notFound: { title: 'No such department', description: 'None.' },
            },
      ),
    }),
  });
  release = String(body.release);
  await registry.publish({ name: 'cells', version: '2.0.0', pages: ['/cells', '/cells/team'] }, { channel: 'theirs' });
  others = await readOthers();
  team = await createHostileTeam(registry);
  assert.equal((await team.publish({ version: '1.0.0' })).status, 200);
});
afterEach(async () => {
  Object.assign(renderLimits, defaults);
  assert.deepEqual(await readOthers(), others, 'the other sections are the same');
});
after(() => registry.close());

function assertRefused({ status, body }: HostileResponse, { code }: Attack): void {
  assert.deepEqual([status, body.code], [errorCodes[code as keyof typeof errorCodes].status, code], body.error);
}

/** The first of each category and outcome, or all. */
const sampled = <A extends Attack>(attacks: readonly A[]): A[] =>
  attacks.filter(
    ({ category, outcome }, i) =>
      process.env.FULL || attacks.findIndex((one) => one.category === category && one.outcome === outcome) === i,
  );

function testAttacks<A extends Attack>(attacks: readonly A[], run: (attack: A) => Promise<void>): void {
  for (const attack of sampled(attacks)) {
    test(`${attack.category}, ${attack.id}: a section that ${attack.aim} is ${attack.outcome}`, () => run(attack));
  }
}

testAttacks<BuildAttack>(
  [...styleAttacks, ...fileAttacks, ...renderAttacks, ...addressAttacks, ...manifestAttacks, ...listBuildAttacks],
  async (attack) => {
    const table = await registry.read('/_registry.json');
    Object.assign(renderLimits, smallLimits[attack.id]);
    const response = await team.publish(attack.build);
    if (attack.outcome === 'refused') {
      assertRefused(response, attack);
      assert.equal(await registry.read('/_registry.json'), table, 'nothing went live');
      return;
    }
    assert.equal(response.status, 200, response.body.error);
    if (attack.report) assert.match(String(response.body.warnings), attack.report);
    if (attack.outcome !== 'contained') return;
    if (attack.build.component) assert.match(await registry.read('/hostile'), /stopped/);
    for (const file of Object.keys(attack.build.publicFiles ?? {})) await assertHarmless(file);
  },
);

/** A file that is opened directly runs and loads nothing. */
async function assertHarmless(file: string): Promise<void> {
  const { headers } = await fetch(`${registry.address}/${file}`);
  const policy = headers.get('content-security-policy') ?? '';
  const isPdf = headers.get('content-type') === 'application/pdf';
  assert.match(policy, isPdf ? /^worker-src 'none'/ : /^default-src 'none';.*worker-src 'none'/, file);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
}

testAttacks<ArchiveAttack>(archiveAttacks, async (attack) => {
  const archive = attack.archive();
  const bytes = archive instanceof Uint8Array ? archive : makeArchive(...archive);
  assertRefused(await team.sendArchive(bytes), attack);
});

testAttacks<RequestAttack>([...registryAttacks, ...previewAttacks, ...listAttacks], async (attack) => {
  const response = await attack.run(team);
  if (attack.outcome === 'contained') return assert.equal(response, 'stopped');
  assert.ok(typeof response === 'object', String(response));
  if (attack.outcome === 'refused') assertRefused(response, attack);
  else if (attack.report) assert.match(response.body.error ?? '', attack.report);
  else assert.equal(response.status, 200, response.body.error);
});

test('after all of this another team publishes as before', async () => {
  const token = await registry.tokenFor('exams');
  const { status, body } = await registry.publish({ name: 'exams' }, { token });
  assert.equal(status, 200, body.error);
  await registry.request('POST', 'rollback', { release, confirmed: true });
});

test('when the section is withdrawn, the site is what it was before it came', async () => {
  await registry.request('POST', 'rollback', { release, confirmed: true });
  assert.deepEqual(await readOthers(), others);
  for (const address of ['/_registry.json', '/sitemap.xml']) {
    assert.doesNotMatch(await registry.read(address), /hostile/, address);
  }
  const { status, headers } = await fetch(`${registry.address}/hostile`, { redirect: 'manual' });
  assert.deepEqual([status, headers.get('location')], [302, '/']);
});

test('the README lists every attack with its outcome', () => {
  const all: Attack[] = [
    ...[...networkAttacks, ...storageAttacks, ...styleAttacks, ...addressAttacks, ...fileAttacks, ...archiveAttacks],
    ...consoleAttacks,
    ...[...manifestAttacks, ...renderAttacks, ...scriptAttacks, ...registryAttacks, ...previewAttacks],
    ...[...listAttacks, ...listBuildAttacks],
  ];
  const readme = fs.readFileSync(
    path.join(import.meta.dirname, '../../../test/fixtures/hostile-section/README.md'),
    'utf8',
  );
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const expected = all.map(
    ({ id, aim, outcome, code }) => `| \`${id}\` | ${aim} | ${outcome}${code ? ` (\`${code}\`)` : ''}`,
  );
  assert.deepEqual(
    expected.filter((start) => !rows.some((row) => row.startsWith(start))),
    [],
  );
  assert.equal(rows.length, all.length);
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
});
