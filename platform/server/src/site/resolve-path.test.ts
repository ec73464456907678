import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { processorTime } from '@viit/test/processor-time';
import { openReleaseTest, type ReleaseTest } from '../registry/testing/release-test.ts';
import { resolvePath } from './resolve-path.ts';
import { withdrawnAddresses, withdrawnNotice } from './withdrawn-addresses.ts';

let releases: ReleaseTest;

before(async () => {
  releases = await openReleaseTest();
});
after(() => releases.close());

test('an unknown page redirects home, a missing file is 404, another letter case redirects to the page', async () => {
  await releases.release('addresses', { name: 'shell' }, { name: 'exams', pages: ['/exams', '/exams/CoreTeam'] });
  const site = await releases.siteOf('addresses');
  assert.deepEqual(resolvePath(site, '/nothing/here'), { kind: 'redirect', status: 302, to: '/' });
  assert.equal(resolvePath(site, '/metrics-of-success').kind, 'redirect');
  assert.deepEqual(resolvePath(site, '/EXAMS/coreteam/'), { kind: 'redirect', status: 301, to: '/exams/CoreTeam' });
  const machines = ['/manifest.webmanifest', '/metrics', '/.env', '/.git/config', '/actuator/health', '/wp-admin/'];
  for (const address of [
    ...machines,
    '/documents/none.pdf',
    '/_builds/exams/000000000000/none.js',
    '/_other',
    '/api/none',
  ]) {
    const found = resolvePath(site, address);
    assert.equal(found.kind === 'error' && found.status, 404, address);
  }
});

test('the time for a path of slashes grows with its length only', async () => {
  await releases.release('slashes', { name: 'shell' });
  const site = await releases.siteOf('slashes');
  const time = (length: number) => processorTime(() => resolvePath(site, `${'/'.repeat(length)}x`));
  assert.ok(time(8000) < 3 + time(2000) * 8);
});

test('the content API has an empty list for an unknown department, and explains what a department code is', async () => {
  await releases.release('api', { name: 'shell' });
  assert.equal(await releases.textAt('api', '/api/department/list/nobody'), '[]');
  for (const list of ['newsEvents', 'heroImage', 'announcement', 'placement']) {
    assert.equal(await releases.textAt('api', `/api/${list}/list`), '[]', list);
  }
  const kindOf = async (code: string) => resolvePath(await releases.siteOf('api'), `/api/department/list/${code}`).kind;
  assert.deepEqual([await kindOf('a'.repeat(40)), await kindOf('a'.repeat(41))], ['list', 'error']);
  const found = resolvePath(await releases.siteOf('api'), '/api/department/list/No-Body');
  assert.ok(found.kind === 'error' && found.status === 400);
  assert.match(found.reason, /such as cse_ai/);
});

test('the former addresses of a withdrawn section, and each address of its routes, say that they were withdrawn', () => {
  const page = { title: 'Books', formerPaths: ['/Old'], path: '/library/:code', breadcrumbs: [] };
  const variants = [{ params: { code: 'cse' }, title: 'Books of CSE' }];
  const withdrawn = withdrawnAddresses([{ pages: [{ ...page, variants }], files: [] } as unknown as Manifest]);
  const reasonAt = (address: string) => withdrawnNotice(withdrawn, address, new Map())?.reason ?? '';
  assert.match(reasonAt('/old'), /“Books” has been withdrawn/);
  assert.match(reasonAt('/library/CSE'), /“Books of CSE” has been withdrawn/);
  assert.equal(reasonAt('/library/ece'), '');
});
