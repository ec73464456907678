import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest, RouteIndex, SectionTable } from '@viit/contract';
import { tableAddress } from '@viit/contract/routes';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* What browsers are served about the pages of a release: the route index, a table for each section, and titles (R100). */

let registry: TestRegistry;

/** Gives the last page of a build a route with a parameter. */
const withDepartment = (manifest: Manifest): Manifest => ({
  ...manifest,
  pages: manifest.pages.map((page) => (page.path === '/department' ? { ...page, ...department } : page)),
});
const department = {
  path: '/department/:code',
  variants: [{ params: { code: 'cse' }, title: 'Computer Science', description: 'About CSE' }],
};
const exams = (version: string, ...more: string[]) => ({ name: 'exams', version, pages: ['/exams', ...more] });

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish(exams('1.0.0'));
  await registry.publish({ name: 'cells', pages: ['/cells', '/department'], change: withDepartment });
});
after(() => registry.close());

const get = (address: string) => fetch(registry.address + address);
const routeIndex = async () => JSON.parse(await registry.read('/_routes.json')) as RouteIndex;
const tableOf = async (name: string) => {
  const address = tableAddress(name, (await routeIndex()).builds[name]);
  return { address, table: JSON.parse(await registry.read(address)) as SectionTable };
};
const pathsOf = ({ table }: { table: SectionTable }) => table.pages.map(({ path }) => path);

test('the route index leads to the table of each section, which is immutable', async () => {
  assert.deepEqual((await routeIndex()).paths, { shell: [], cells: ['cells', 'department'] });
  const { address } = await tableOf('exams');
  const response = await get(address);
  assert.match(response.headers.get('cache-control') ?? '', /immutable/);
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  assert.deepEqual(pathsOf(await tableOf('cells')), ['/cells', '/department/:code']);
});

test('a browser learns the title at each address of a route, and that another address has no page', async () => {
  const { address } = await tableOf('cells');
  const dataAt = (code: string) => get(address.replace('.json', `/department/${code}.json`));
  assert.deepEqual(await (await dataAt('cse')).json(), { title: 'Computer Science' });
  assert.equal((await dataAt('xyz')).status, 404);
});

test('after a publish, a tab that was open still gets the table of the previous build', async () => {
  const previous = await tableOf('exams');
  await registry.publish(exams('2.0.0', '/exams/new'));
  assert.deepEqual(pathsOf(await tableOf('exams')), ['/exams', '/exams/new']);
  assert.deepEqual(JSON.parse(await registry.read(previous.address)), previous.table);
});
