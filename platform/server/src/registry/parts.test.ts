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

const items = (value: number) => [{ id: 'date', title: `Date ${value}` }];
const push = (hash: unknown, value: number, channel = 'live') =>
  registry.request('PUT', `content?list=exams/dates&channel=${channel}`, { hash, items: items(value) });
const pull = async (channel = 'live') =>
  (await registry.request('GET', `content?list=exams/dates&channel=${channel}`)).body.hash;

test('a list that somebody else has changed is not overwritten, and the refusal says who changed it and when', async () => {
  const hash = await pull();
  assert.equal((await push(hash, next++)).status, 200);
  const { status, body } = await push(hash, next++);
  assert.deepEqual([status, body.code], [409, 'list-changed']);
  assert.match(
    body.error ?? '',
    /^the operator changed exams\/dates on 20\d\d-\d\d-\d\d at \d\d:\d\d UTC \(replaced the list/,
  );
  assert.match(body.error ?? '', /viit content pull exams\/dates list\.json$/);
});

test('putting the live list into a preview does not make it look younger', async () => {
  const { body } = await registry.request('GET', 'content?list=exams/dates');
  const changedAt = () =>
    registry.database.query('select created_at from part_version where name = $1 and hash = $2', [
      'exams/dates',
      String(body.hash),
    ]);
  const before = await changedAt();
  assert.equal(before.length, 1);
  assert.equal((await registry.replaceList('exams/dates', body.items, undefined, 'same')).status, 200);
  assert.deepEqual(await changedAt(), before);
});

test('in a preview too, and what is promoted does not overwrite a newer live list', async () => {
  const hash = await pull();
  assert.equal((await push(hash, next++, 'notices')).status, 200);
  const stale = await push(hash, next++, 'notices');
  assert.equal(stale.body.code, 'list-changed');
  assert.match(stale.body.error ?? '', /viit content pull exams\/dates list\.json --as notices$/);
  assert.equal((await push(await pull('notices'), next++, 'notices')).status, 200);

  assert.equal((await push(hash, next++)).status, 200, 'meanwhile somebody else changes the live list');
  assert.equal((await post('promote', { channel: 'notices' })).body.code, 'list-changed');
  const value = next++;
  assert.equal((await push(await pull(), value, 'notices')).status, 200, 'the change is repeated in the newer list');
  assert.equal((await post('promote', { channel: 'notices' })).status, 200);
  assert.equal(await partOf('collection').read(), value);
});

test('a list that was changed is not overwritten because another preview has what it was before', async () => {
  const [before, first] = [next++, next++];
  await set(partOf('collection'), before);
  const hash = await pull();
  assert.equal((await push(hash, next++, 'tried')).status, 200);
  assert.equal((await push(hash, first)).status, 200);
  assert.equal((await push(await pull(), before, 'as-it-was')).status, 200);
  assert.equal((await push(hash, next++)).body.code, 'list-changed');
  assert.equal((await post('promote', { channel: 'tried' })).body.code, 'list-changed');
  assert.equal(await partOf('collection').read(), first);
});

test('a list of a preview is read only by those who may change it', async () => {
  const read = async (scope: string) =>
    (await registry.request('GET', 'content?list=exams/dates&channel=tried', undefined, await registry.tokenFor(scope)))
      .status;
  assert.deepEqual([await read('content'), await read('exams'), await read('cells')], [200, 200, 403]);
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
