import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { publishSampleSite, type SamplePart, sampleParts } from './testing/sample-parts.ts';
import { openTestRegistry, type TestRegistry } from './testing/test-registry.ts';

/* Everything that a release can contain is published, previewed, compared, promoted, listed and rolled back by the same commands. */

let registry: TestRegistry;
let parts: SamplePart[];
/** Each test sets parts to different numbers. */
let next = 1;

before(async () => {
  registry = await openTestRegistry();
  await publishSampleSite(registry);
  parts = sampleParts(registry);
});
after(() => registry.close());

const partOf = (kind: string) => parts.find((part) => part.kind === kind) ?? assert.fail(kind);
const post = (route: string, body: object, token?: string) => registry.request('POST', route, body, token);
const values = () => Promise.all(parts.map((part) => part.read()));

async function set(part: SamplePart, value: number, channel?: string) {
  const { status, body } = await part.set(value, channel);
  assert.equal(status, 200, body.error);
  return body;
}

async function cookieOf(link: unknown): Promise<string> {
  const response = await fetch(registry.address + link, { redirect: 'manual' });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const versionsOf = async ({ name }: SamplePart) =>
  (await registry.request('GET', `history?${new URLSearchParams({ part: name })}`)).body as unknown as {
    hash: string | null;
    release: string;
    by: string;
    note: string;
  }[];

for (const kind of ['build', 'collection', 'document', 'menu']) {
  test(`a ${kind} is published, previewed, compared, promoted, listed in its history and rolled back`, async () => {
    const part = partOf(kind);
    const [first, second] = [next++, next++];
    await set(part, first);
    assert.equal(await part.read(), first, 'published');

    const channel = `trial-${kind}`;
    const { link } = await set(part, second, channel);
    assert.deepEqual([await part.read(await cookieOf(link)), await part.read()], [second, first], 'previewed');

    const { body: comparison } = await registry.request('GET', `comparison?to=${channel}`);
    assert.deepEqual(
      (comparison.pages as { path: string }[]).map(({ path }) => path),
      kind === 'menu' ? ['/cells', '/exams'] : ['/exams'],
      'compared',
    );

    const promoted = await post('promote', { channel });
    assert.deepEqual([promoted.status, promoted.body.parts], [200, [part.name]]);
    assert.equal(await part.read(), second, 'promoted');

    const versions = await versionsOf(part);
    assert.match(versions.at(-1)?.note ?? '', new RegExp(`^promoted ${part.name} from ${channel}$`));
    assert.equal(versions.at(-1)?.by, 'the operator');
    assert.notEqual(versions.at(-1)?.hash, versions.at(-2)?.hash);

    const back = await post('rollback', { part: part.name });
    assert.equal(back.status, 200, back.body.error);
    assert.equal(await part.read(), first, 'rolled back');
    assert.equal((await versionsOf(part)).length, versions.length + 1);

    const named = kind === 'build' ? `${second}.0.0` : versions.at(-1)?.release;
    assert.equal((await post('rollback', { part: part.name, version: named })).status, 200);
    assert.equal(await part.read(), second, 'to the version of a release');
  });
}

test('a collection, a document and a menu entry go live in one release, and are rolled back one by one', async () => {
  const content = ['collection', 'document', 'menu'].map(partOf);
  const before = await values();
  const value = next++;
  for (const part of content) await set(part, value, 'together');
  assert.deepEqual(await values(), before);
  const promoted = await post('promote', { channel: 'together' });
  assert.deepEqual(promoted.body.parts, ['/pdfs/results.pdf', 'exams/dates', 'menu']);
  assert.deepEqual(await values(), [before[0], value, value, value]);
  const expected = await values();
  for (const part of content) {
    await post('rollback', { part: part.name });
    const index = parts.indexOf(part);
    expected[index] = before[index] ?? 0;
    assert.deepEqual(await values(), expected, `only ${part.name}`);
  }
});

test('a rollback of a build takes back neither a collection nor a document nor the menu', async () => {
  await set(partOf('build'), next++);
  const value = next++;
  for (const part of parts) await set(part, value);
  await post('rollback', { part: 'exams' });
  assert.deepEqual((await values()).slice(1), [value, value, value]);
});

test('going back to a release says what changes, and takes collections and documents back only if asked to', async () => {
  const [first, second] = [next++, next++];
  for (const part of parts) await set(part, first);
  const release = String((await registry.request('GET', 'status')).body.release);
  for (const part of parts) await set(part, second);

  const asked = await post('rollback', { release, confirmed: false });
  assert.equal(asked.body.code, 'rollback-unconfirmed');
  assert.match(
    asked.body.error ?? '',
    new RegExp(`exams: ${second}\\.0\\.0 → ${first}\\.0\\.0\n {2}menu: .*items from`),
  );
  assert.match(
    asked.body.error ?? '',
    /stay as they are; these differ .*: \/pdfs\/results\.pdf, exams\/dates\. .*--with-content/,
  );
  assert.deepEqual(await values(), [second, second, second, second]);

  const { body } = await post('rollback', { release, confirmed: true });
  assert.deepEqual(
    (body.changes as { name: string }[]).map(({ name }) => name),
    ['exams', 'menu'],
  );
  assert.deepEqual(await values(), [first, second, second, first]);
  await post('rollback', { release, confirmed: true, withContent: true });
  assert.deepEqual(await values(), [first, first, first, first]);
});

const storedVersions = (name: string) =>
  registry.database.query('select hash, created_at from part_version where name = $1 order by hash', [name]);

test('putting the live entries into a preview does not make them look younger', async () => {
  const collection = partOf('collection');
  const value = next++;
  await set(collection, value);
  const before = await storedVersions(collection.name);
  await set(collection, value, 'same');
  assert.deepEqual(await storedVersions(collection.name), before);
});

test('entries that are promoted do not overwrite newer live ones, and the refusal says who changed them and when', async () => {
  const collection = partOf('collection');
  await set(collection, next++, 'notices');
  await set(collection, next++);
  const { body } = await post('promote', { channel: 'notices' });
  assert.equal(body.code, 'list-changed');
  const what =
    /^the operator changed exams\/dates on 20\d\d-\d\d-\d\d at \d\d:\d\d UTC \(published “Date \d+” in exams\/dates\)/;
  assert.match(body.error ?? '', what);
  const value = next++;
  await set(collection, value, 'notices');
  assert.equal(
    (await post('promote', { channel: 'notices' })).status,
    200,
    'the change is repeated in the newer entries',
  );
  assert.equal(await collection.read(), value);
});

test('a menu that is promoted does not overwrite one that was granted meanwhile', async () => {
  const menu = partOf('menu');
  await set(menu, next++, 'entries');
  const granted = next++;
  await set(menu, granted);
  assert.equal((await post('promote', { channel: 'entries' })).body.code, 'menu-changed');
  assert.equal(await menu.read(), granted);
});

test('entries that were changed are not overwritten because another preview has what they were before', async () => {
  const collection = partOf('collection');
  const [before, first] = [next++, next++];
  await set(collection, before);
  await set(collection, next++, 'tried');
  await set(collection, first);
  await set(collection, before, 'as-it-was');
  assert.equal((await post('promote', { channel: 'tried' })).body.code, 'list-changed');
  assert.equal(await collection.read(), first);
});

test('each kind of part is set by those whose it is, and by nobody else', async () => {
  const tokens = new Map<string, string>();
  for (const scope of ['exams', 'cells', 'content', 'tester']) tokens.set(scope, await registry.tokenFor(scope));
  for (const part of parts) await set(part, next++);
  const writers = ['exams', 'content'];
  const allowed = { build: ['exams'], collection: writers, document: writers, menu: [] as string[] };
  for (const [kind, scopes] of Object.entries(allowed)) {
    for (const [scope, token] of tokens) {
      const { status, body } = await post('rollback', { part: partOf(kind).name }, token);
      assert.deepEqual(
        [kind, scope, body.code ?? status],
        [kind, scope, scopes.includes(scope) ? 200 : 'not-permitted'],
      );
    }
  }
});
