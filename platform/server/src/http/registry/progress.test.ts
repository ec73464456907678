import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { batches } from '../../registry/pages/page-store.ts';
import { packFolder } from '../../registry/testing/sample-archives.ts';
import { type SampleBuild, writeSampleBuild } from '../../registry/testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* The response of a publish while its pages are rendered. */

let registry: TestRegistry;
const { size, length } = batches;

before(async () => {
  batches.size = 2;
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
});
after(async () => {
  batches.size = size;
  await registry.close();
});

const pages = Array.from({ length: 5 }, (_, i) => (i === 0 ? '/exams' : `/exams/${i}`));

/** Sends a build, and publishes it with a request that accepts lines. */
async function publishWithProgress(build: SampleBuild, token = registry.token) {
  const folder = path.join(registry.folder, `progress-${build.version}`);
  const { name, version } = writeSampleBuild(folder, build);
  const sent = await registry.sendArchive(name, await packFolder(path.join(folder, 'dist')));
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    accept: 'application/x-ndjson',
  };
  const body = JSON.stringify({ name, identity: sent.body.identity, version });
  return fetch(`${registry.address}/_registry/channels/live`, { method: 'POST', headers, body });
}

const linesOf = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, Record<string, unknown>>);

test('the response says how many pages are stored, and ends with the release', async () => {
  const response = await publishWithProgress({ name: 'exams', version: '1.0.0', pages });
  assert.equal(response.headers.get('content-type'), 'application/x-ndjson');
  const lines = await linesOf(response);
  const result = lines.pop()?.result;
  assert.deepEqual(
    lines,
    [0, 2, 4, 5].map((done) => ({ progress: { done, total: 5 } })),
  );
  assert.deepEqual([result?.isNew, result?.rendered, result?.version], [true, 5, '1.0.0']);
});

test('pages of much HTML are stored one by one, since storing many at once would delay requests', async () => {
  const bundle = `exports.default = ${JSON.stringify(pages)}.map((path, i) => ({ id: 'page-' + i, load: async () => ({ default: () => path + ' words'.repeat(200) }) }));`;
  batches.length = 1000;
  const lines = await linesOf(await publishWithProgress({ name: 'exams', version: '1.0.1', pages, bundle }));
  batches.length = length;
  const done = lines.flatMap(({ progress }) => progress?.done ?? []);
  assert.deepEqual(done, [0, 1, 2, 3, 4, 5]);
});

test('a publish that renders nothing responds with JSON alone', async () => {
  await publishWithProgress({ name: 'exams', version: '1.0.2', pages }).then(linesOf);
  const response = await publishWithProgress({ name: 'exams', version: '1.0.2', pages });
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  assert.equal(((await response.json()) as { isNew: boolean }).isNew, false);
});

test('a page that fails ends the lines with the refusal, and the audit has its status', async () => {
  const bundle = `exports.default = ${JSON.stringify(pages)}.map((path, i) => ({ id: 'page-' + i, load: async () => ({ default: () => { if (i === 4) throw new Error('no such member'); return path; } }) }));`;
  const response = await publishWithProgress({ name: 'exams', version: '1.1.0', pages, bundle });
  const last = (await linesOf(response)).at(-1);
  assert.deepEqual([last?.error?.code, last?.status], ['page-fails', 422]);
  assert.match(String(last?.error?.error), /The page \/exams\/4 of exams fails/);
  const { body } = await registry.request('GET', 'audit?count=1');
  const [entry] = body as unknown as { status: number; code: string }[];
  assert.deepEqual([entry?.status, entry?.code], [422, 'page-fails']);
  assert.match(await registry.read('/exams/4'), /1\.0\.2/);
});

test('what is refused before anything is rendered has its own status', async () => {
  const response = await publishWithProgress(
    { name: 'exams', version: '1.2.0', pages },
    await registry.tokenFor('cells'),
  );
  assert.deepEqual([response.status, ((await response.json()) as { code: string }).code], [403, 'not-permitted']);
});
