import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* Attacks with a section's token while releases are created, exported and compared. */

let registry: TestRegistry;
const tokens = { exams: '', cells: '' };

before(async () => {
  registry = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells']) await publish({ name });
  for (const scope of ['exams', 'cells'] as const) tokens[scope] = await registry.tokenFor(scope);
});
after(() => registry.close());

async function publish(build: Parameters<TestRegistry['publish']>[0], options = {}) {
  const { status, body } = await registry.publish(build, options);
  assert.equal(status, 200, body.error);
  return body;
}
const codeOf = async (response: Promise<{ body: { code?: string } }>) => (await response).body.code;
const page = (component: string) =>
  `exports.default = [{ id: 'page-0', load: async () => ({ default: ${component} }) }];`;

test('a page that claims endless or endlessly many hashes of scripts is refused', async () => {
  const claims = (hashes: string) => ({
    name: 'exams',
    version: '2.0.0',
    bundle: page(
      `() => { const write = JSON.stringify; JSON.stringify = (value) => write(value && value.scriptHashes ? { ...value, scriptHashes: ${hashes} } : value && value.result && value.result.html ? { ...value, result: { ...value.result, scriptHashes: ${hashes} } } : value); return 'a page'; }`,
    ),
  });
  for (const hashes of ["['sha256-' + 'A'.repeat(5000)]", "Array(50).fill('sha256-AA==')"]) {
    const response = await registry.publish(claims(hashes), { token: tokens.exams });
    assert.ok(
      response.body.code === 'page-fails' || !(await policyOf('/exams')).includes('AAAAAAAA'),
      response.body.error,
    );
    assert.ok((await policyOf('/exams')).length < 4096);
  }
});

const policyOf = async (address: string) =>
  (await fetch(registry.address + address)).headers.get('content-security-policy') ?? '';

test('a route with parameters does not take the addresses of a shared folder', async () => {
  for (const route of ['/documents/:a/:b', '/media/:name']) {
    const response = registry.publish(
      { name: 'exams', version: '2.1.0', pages: ['/exams', route] },
      { token: tokens.exams },
    );
    assert.equal(await codeOf(response), 'address-not-owned', route);
  }
});

test('a page and a file of two sections cannot need the same file in an export', async () => {
  await publish({ name: 'exams', version: '2.2.0', pages: ['/exams', '/images/logo'] });
  const html = registry.publish({ name: 'cells', version: '2.2.0', publicFiles: { 'images/logo.html': 'a file' } });
  assert.equal(await codeOf(html), 'address-taken');
  await publish({ name: 'exams', version: '2.2.1' }, { remove: ['/images/logo'] });
});

test('a file in endlessly many folders is refused', async () => {
  const deep = registry.publish({
    ...{ name: 'exams', version: '2.3.0' },
    publicFiles: { [`exams/${'a/'.repeat(40)}file.txt`]: 'a file' },
  });
  assert.match(String(await codeOf(deep)), /archive-entry-invalid|manifest-invalid/);
});

/** A section that renders slowly, so that a test can act meanwhile. */
const slow = (version: string, publicFiles: Record<string, string> = {}) => ({
  ...{ name: 'exams', version, publicFiles },
  bundle: page("() => new Promise((resolve) => setTimeout(resolve, 1500, 'slow'))"),
});
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a token that is revoked while its build is rendered publishes nothing', async () => {
  const created = await registry.request('POST', 'tokens', { rights: { exams: 'publish' }, label: 'stolen' });
  const publishing = registry.publish(slow('3.0.0'), { token: String(created.body.token) });
  await wait(700);
  await registry.request('DELETE', `tokens/${created.body.id}`);
  assert.equal(await codeOf(publishing), 'token-revoked');
  assert.doesNotMatch(await registry.read('/exams'), /slow/);
});

test('an address that is granted to another section while a build is rendered does not go live with it', async () => {
  await registry.request('POST', 'sections/exams/addresses', { address: '/rti' });
  const build = { ...slow('3.1.0'), pages: ['/exams', '/rti'] };
  const bundle = `exports.default = ['page-0', 'page-1'].map((id) => ({ id, load: async () => ({ default: () => new Promise((resolve) => setTimeout(resolve, 1500, 'slow')) }) }));`;
  const publishing = registry.publish({ ...build, bundle }, { token: tokens.exams });
  await wait(700);
  await registry.request('DELETE', 'sections/exams/addresses?address=/rti');
  await registry.request('POST', 'sections/cells/addresses', { address: '/rti' });
  assert.equal(await codeOf(publishing), 'address-not-owned');
});

test('a team cannot publish a version that looks like a local build of the server', async () => {
  await publish({ name: 'exams', version: '3.2.0' }, { channel: 'labels' });
  const { body } = await registry.request('GET', 'builds/exams');
  const builds = body as unknown as { version: string; identity: string }[];
  const identity = builds.find(({ version }) => version.startsWith('3.2.0'))?.identity;
  const claim = { name: 'exams', identity, version: '9.9.9+abcdef12' };
  assert.equal(await codeOf(registry.request('POST', 'channels/live', claim, tokens.exams)), 'manifest-invalid');
});

test('thousands of dead links are compared in one pass', async () => {
  const links = (count: number, start: string) =>
    page(
      `() => Array.from({ length: ${count} }, (_, i) => '<a href="/none-' + i + '">${start} ' + i + '</a>').join('')`,
    );
  const count = 5000;
  await publish({ name: 'exams', version: '4.0.0', bundle: links(1, 'link') });
  await publish({ name: 'exams', version: '4.1.0', bundle: links(count, 'link') }, { channel: 'links' });
  const { body } = await registry.request('GET', 'comparison?to=links');
  const broken = body.brokenLinks as { href: string; text: string }[];
  assert.equal(broken.length, count - 1);
  assert.deepEqual([broken[7]?.href, broken[7]?.text], ['/none-8', 'link 8']);
});
