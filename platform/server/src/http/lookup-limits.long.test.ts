import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';

/* What someone without any token can make the server ask its database. */

let registry: TestRegistry;
/** Statements sent to the database, except the server's periodic ones. */
let statements: string[] = [];
let link: string;
let oldEntry: string;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'exams' });
  oldEntry = JSON.parse(await registry.read('/_registry.json')).sections.exams.entry;
  await registry.publish({ name: 'exams', version: '1.1.0' });
  link = (await registry.publish({ name: 'exams', version: '2.0.0' }, { channel: 'try-it' })).body.link as string;
  const { database } = registry;
  const query = database.query.bind(database);
  database.query = (text, values) => {
    if (/from channel where secret|from draft_link|from build b where name|^select 1$/.test(text))
      statements.push(text);
    return query(text, values);
  };
});
after(() => registry.close());

/** Sends a request from an address; a proxy of this machine forwards it. */
const get = (from: string, address: string, headers: Record<string, string> = {}) =>
  fetch(registry.address + address, { headers: { 'x-forwarded-for': from, ...headers }, redirect: 'manual' });

/** Counts the manifests that the database sends meanwhile. */
async function readManifests(during: () => Promise<void>): Promise<number> {
  const { database } = registry;
  const { query } = database;
  let count = 0;
  database.query = async <Row>(...statement: Parameters<typeof query>) => {
    const rows = await query<Row & { manifest?: unknown }>(...statement);
    count += rows.filter(({ manifest }) => manifest).length;
    return rows;
  };
  await during();
  database.query = query;
  return count;
}

const guess = () => randomBytes(24).toString('base64url');

const guesses: Record<string, (from: string) => Promise<Response>> = {
  builds: (from) => get(from, `/_builds/exams/${randomBytes(6).toString('hex')}/a.js`),
  'links of previews': (from) => get(from, `/_preview/${guess()}`),
  'cookies of previews': (from) => get(from, '/exams', { cookie: `viit_preview=${guess()}` }),
  'links to drafts': (from) => get(from, `/_drafts/${guess()}`),
  'what a preview changes': (from) => get(from, '/_preview/changes', { cookie: `viit_preview=${guess()}` }),
};

for (const [i, [what, send]] of Object.entries(guesses).entries()) {
  test(`an address that guesses ${what} soon costs the database nothing, and others find theirs`, async () => {
    const from = `198.51.100.${i}`;
    statements = [];
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 20 }, () => send(from)));
    assert.ok(statements.length < 250, `${statements.length} statements for 400 guesses`);
    assert.ok([200, 404].includes((await send(from)).status));
    const other = `203.0.113.${i}`;
    const opened = await get(other, link);
    assert.equal(opened.status, 302);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    assert.match(await (await get(other, '/exams', { cookie })).text(), /2\.0\.0/);
    assert.equal((await get(other, oldEntry)).status, 200);
    // What others have opened is found from the first address too.
    assert.match(await (await get(from, '/exams', { cookie })).text(), /2\.0\.0/);
    assert.equal((await get(from, oldEntry)).status, 200);
  });
}

test('of a previous build, the manifest is read once, however many of its files are requested', async () => {
  const name = 'cells';
  const files = Array.from({ length: 20 }, (_, i) => `${i}.txt`);
  await registry.publish({ name, clientFiles: Object.fromEntries(files.map((file) => [file, file])) });
  const { entry } = JSON.parse(await registry.read('/_registry.json')).sections.cells;
  await registry.publish({ name, version: '1.1.0' });
  const read = await readManifests(async () => {
    const responses = await Promise.all(
      files.map((file) => get('192.0.2.3', String(entry).replace(/[^/]+$/, file)).then((response) => response.text())),
    );
    assert.deepEqual(responses, files);
  });
  assert.ok(read <= 1, `${read} manifests`);
});

test('an address that asks for files of ever other builds soon gets 404, and files that others have opened', async () => {
  const name = 'cells';
  const entries: string[] = [];
  for (let i = 0; i < 13; i++) {
    await registry.publish({ name, version: `2.0.${i}` });
    entries.push(JSON.parse(await registry.read('/_registry.json')).sections.cells.entry);
  }
  const [opened = '', ...others] = entries.slice(0, -1);
  assert.equal((await get('192.0.2.4', opened)).status, 200);
  const found: boolean[] = [];
  for (const entry of others) found.push((await get('192.0.2.5', entry)).ok);
  assert.deepEqual(found, [...Array(10).fill(true), false]);
  assert.equal((await get('192.0.2.5', opened)).status, 200);
  assert.equal((await get('192.0.2.6', others.at(-1) ?? '')).status, 200);
});

test('each of many guesses at once gets 404', async () => {
  const statuses = Array.from({ length: 60 }, async (_, i) => (await guesses.builds?.(`192.0.2.${100 + i}`))?.status);
  assert.deepEqual([...new Set(await Promise.all(statuses))], [404]);
});

test('addresses of builds that are in no valid format are not looked up', async () => {
  statements = [];
  for (const path of ['exams/xyz/a.js', 'exams/0123456789ab', 'EXAMS/0123456789ab/a.js']) {
    assert.equal((await get('192.0.2.1', `/_builds/${path}`)).status, 404);
  }
  assert.deepEqual(statements, []);
});

test('however often /readyz is requested, the database is asked once in a second', async () => {
  statements = [];
  const begin = performance.now();
  const states = await Promise.all(Array.from({ length: 100 }, async () => (await get('192.0.2.2', '/readyz')).json()));
  assert.ok(states.every(({ database }) => database === 'up'));
  const seconds = Math.ceil((performance.now() - begin) / 1000);
  assert.ok(statements.length <= seconds + 1, `${statements.length} statements in ${seconds} s`);
});
