import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { AuditRecord, DryRun } from '@viit/contract/registry-api';
import { dryRunLimits } from '../../registry/changes/dry-run.ts';
import { htmlSection, htmlShell } from '../../registry/testing/html-builds.ts';
import { packFolder } from '../../registry/testing/sample-archives.ts';
import { type SampleBuild, writeSampleBuild } from '../../registry/testing/sample-builds.ts';
import type { RegistryResponse } from '../../registry/testing/test-client.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;
let token: string;

const exams = (version: string, pages: Parameters<typeof htmlSection>[2]) => htmlSection('exams', version, pages);

before(async () => {
  registry = await openTestRegistry();
  token = await registry.tokenFor('exams');
  await registry.publish(htmlShell('1.0.0'));
  await registry.publish(exams('1.0.0', { '/exams': '<h1>Exams</h1>', '/exams/old': '<h1>Old</h1>' }));
  await registry.publish(htmlSection('cells', '1.0.0', { '/cells': '<a href="/exams/old">Old</a>' }));
});
after(() => registry.close());

const next = (version: string): SampleBuild =>
  exams(version, {
    '/exams': { html: '<h1>Exams</h1>', script: `// ${version}` },
    '/exams/old': '<h1>Old, and changed</h1>',
    '/exams/new': '<h1>New</h1>',
  });

/** The rows of every table, apart from the audit, which records each attempt. */
async function readRows(): Promise<Record<string, unknown>> {
  const tables = await registry.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'audit'`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    rows[name] = await registry.database.query(`select md5(t::text) as row from "${name}" as t order by 1`);
  }
  return rows;
}

const resultOf = ({ status, body }: RegistryResponse): DryRun => {
  assert.equal(status, 200, body.error);
  return body as unknown as DryRun;
};

test('a dry run stores nothing: every table has the same rows before and after', async () => {
  const before = await readRows();
  assert.ok(Object.keys(before).length > 10);
  const result = resultOf(await registry.dryRun(next('1.1.0'), { token }));
  assert.equal(result.isNew, true);
  assert.deepEqual(await readRows(), before);
});

test('a dry run lists the pages that would be new, changed or the same, each as publishing renders it', async () => {
  const result = resultOf(await registry.dryRun(next('1.2.0'), { token }));
  assert.deepEqual(
    result.pages.map(({ path, change }) => [path, change]),
    [
      ['/exams', 'same'],
      ['/exams/old', 'changed'],
      ['/exams/new', 'new'],
    ],
  );
  assert.deepEqual([result.version, result.removed, result.warnings], ['1.2.0', [], []]);
  assert.equal(result.pages[2]?.title, 'Page /exams/new');
  const rows = result.table.pages as { path: string }[];
  assert.ok(rows.some((row) => row.path === '/exams/new'));
  assert.equal((await registry.publish(next('1.2.0'), { token })).status, 200);
  const response = await fetch(`${registry.address}/exams/new`);
  assert.equal(result.pages[2]?.policy, response.headers.get('content-security-policy'));
  assert.equal(result.pages[2]?.html, await response.text());
  const live = resultOf(await registry.dryRun(next('1.2.0'), { token }));
  assert.equal(live.isNew, false);
  assert.deepEqual(
    live.pages.map(({ change }) => change),
    ['same', 'same', 'same'],
  );
});

test('a dry run takes no version: another build can still be published under it', async () => {
  resultOf(await registry.dryRun(next('1.3.0'), { token }));
  const { status, body } = await registry.publish(exams('1.3.0', { '/exams': '<h1>Other</h1>' }), {
    token,
    remove: ['/exams/old', '/exams/new'],
  });
  assert.equal(status, 200, body.error);
});

test('a dry run of the shell renders the pages of all sections', async () => {
  const result = resultOf(await registry.dryRun(htmlShell('2.0.0', { footer: 'Another' })));
  assert.deepEqual(
    result.pages.map(({ path, change }) => [path, change]),
    [
      ['/cells', 'changed'],
      ['/exams', 'changed'],
    ],
  );
});

test('a page that may be removed is listed with the pages that link to it', async () => {
  await registry.publish(next('1.4.0'), { token });
  const build = exams('1.5.0', { '/exams': '<h1>Exams</h1>', '/exams/new': '' });
  const refused = await registry.dryRun(build, { token });
  assert.equal(refused.body.code, 'page-removed');
  const { removed } = resultOf(await registry.dryRun(build, { token, remove: ['/exams/old', '/exams/x'] }));
  assert.deepEqual(removed, [{ address: '/exams/old', pages: ['/cells'], lists: [] }]);
});

test('a dry run of a large build renders 200 pages, first those that were asked for, and names the others', async () => {
  const addresses = Array.from({ length: 202 }, (_, i) => `/clubs/page-${i + 1}`);
  const build = htmlSection('clubs', '1.0.0', Object.fromEntries(addresses.map((address) => [address, ''])));
  const result = resultOf(await registry.dryRun(build, { pages: ['/clubs/page-202'] }));
  assert.deepEqual(
    result.pages.map(({ path }) => path),
    [...addresses.slice(0, 199), '/clubs/page-202'],
  );
  assert.deepEqual(result.notRendered, ['/clubs/page-200', '/clubs/page-201']);
});

/** Builds that a publish refuses, by the code. */
const refusedBuilds: Record<string, SampleBuild> = {
  'version-taken': exams('1.0.0', { '/exams': '<h1>Other</h1>' }),
  'address-not-owned': exams('9.1.0', { '/exams': '', '/exams/old': '', '/exams/new': '', '/library': '' }),
  'page-fails': { ...next('9.3.0'), bundle: 'throw new Error("broken")' },
  'peer-unmet': { ...next('9.5.0'), peers: { react: '^99.0.0' } },
  'manifest-invalid': {
    ...next('9.6.0'),
    change: (manifest) => ({ ...manifest, base: '/elsewhere/' }),
  },
  'style-outside-section': exams('9.8.0', { '/exams': { html: '', style: 'body { color: red }' } }),
};

for (const [code, build] of Object.entries(refusedBuilds)) {
  test(`a dry run is refused with ${code}`, async () => {
    const { body } = await registry.dryRun(build, { token });
    assert.equal(body.code, code, body.error);
  });
}

for (const code of ['version-taken', 'page-fails']) {
  test(`a dry run that is refused with ${code} gets the status and the sentence of a publish`, async () => {
    const build = refusedBuilds[code] ?? next('9.9.9');
    const dryRun = await registry.dryRun(build, { token });
    const published = await registry.publish(build, { token });
    assert.deepEqual([dryRun.body.code, dryRun.status], [published.body.code, published.status]);
    // The stack trace below it contains temporary folders.
    const [sentence] = String(dryRun.body.error).split('\n');
    assert.equal(String(published.body.error).split('\n')[0], sentence);
  });
}

test('a dry run checks the bytes of every file, although none is stored', async () => {
  const folder = path.join(registry.folder, 'changed');
  writeSampleBuild(folder, next('9.9.0'));
  const bundle = path.join(folder, 'dist/server/pages.cjs');
  fs.writeFileSync(bundle, fs.readFileSync(bundle, 'utf8').replace(/.$/s, ' '));
  const { body } = await registry.dryRunArchive('exams', await packFolder(path.join(folder, 'dist')), token);
  assert.equal(body.code, 'file-hash-mismatch');
});

test('a broken archive, a build of another section and the token of another section are refused', async () => {
  assert.equal((await registry.dryRunArchive('exams', Buffer.from('no archive'), token)).body.code, 'archive-invalid');
  const folder = path.join(registry.folder, 'cells');
  writeSampleBuild(folder, htmlSection('cells', '1.0.0', { '/cells': '<a href="/exams/old">Old</a>' }));
  const cells = await packFolder(path.join(folder, 'dist'));
  assert.equal((await registry.dryRunArchive('exams', cells, token)).body.code, 'build-name-mismatch');
  assert.equal((await registry.sendArchive('exams', cells, token)).body.code, 'build-name-mismatch');
  assert.equal((await registry.dryRunArchive('cells', cells, token)).body.code, 'not-permitted');
});

test('a dry run is recorded in the audit as what it is', async () => {
  const token = await registry.tokenFor('cells');
  await registry.dryRunArchive('cells', Buffer.from('no archive'), token);
  let recorded: AuditRecord | undefined;
  for (let attempt = 0; attempt < 100 && !recorded; attempt++) {
    const { body } = await registry.request('GET', 'audit');
    recorded = (body as unknown as AuditRecord[]).find((entry) => entry.actor?.label === 'cells team');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.deepEqual([recorded?.action, recorded?.target, recorded?.code], ['dryRun', 'cells', 'archive-invalid']);
  const entries = (await registry.request('GET', 'audit')).body as unknown as AuditRecord[];
  assert.ok(entries.some(({ action, status, target }) => action === 'dryRun' && status === 200 && target === 'exams'));
});

test('a dry run of large pages returns those that fit into its response, and names the others', async (t) => {
  const { characters } = dryRunLimits;
  t.after(() => {
    dryRunLimits.characters = characters;
  });
  dryRunLimits.characters = 5000;
  const html = '<p>A page</p>'.repeat(200);
  const build = htmlSection('museum', '1.0.0', { '/museum': html, '/museum/a': html, '/museum/b': html });
  for (const state of ['new', 'published']) {
    const { pages, notRendered } = resultOf(await registry.dryRun(build));
    assert.deepEqual([pages.length, notRendered?.length], [1, 2], state);
    await registry.publish(build);
  }
});
