import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import type { PageTable } from '@viit/contract';
import { routeRegExp } from '@viit/contract/path';

const hasFailed = (info: TestInfo) => info.status !== info.expectedStatus;

const attach = (info: TestInfo, name: string, body: string) => info.attach(name, { body, contentType: 'text/plain' });

export async function attachOpenPage(info: TestInfo, page: Page): Promise<void> {
  if (!hasFailed(info) || !page.url().startsWith('http')) return;
  const { origin, pathname } = new URL(page.url());
  const section = await tableOf(page.request, `${origin}/_registry.json`).then(
    (table) => sectionOf(table, pathname),
    () => 'section unknown: the site does not respond',
  );
  await attach(info, 'open page', `${page.url()}\n${section}`);
}

export async function attachVersions(info: TestInfo, request: APIRequestContext): Promise<void> {
  if (!hasFailed(info)) return;
  const versions = await tableOf(request, '/_registry.json').then(versionsOf, () => 'The site does not respond.');
  await attach(info, 'versions under test', versions);
}

const tableOf = async (request: APIRequestContext, address: string) =>
  (await (await request.get(address, { timeout: 5000 })).json()) as PageTable;

const versionsOf = ({ release, shell, sections }: PageTable) =>
  [`release ${release}`, `shell ${shell.version}`]
    .concat(Object.values(sections).map(({ name, version }) => `${name} ${version}`))
    .join(', ');

function sectionOf({ pages, sections }: PageTable, pathname: string): string {
  const row = pages.find(({ path }) => routeRegExp(path).test(pathname));
  if (!row) return 'not a page of the page table';
  const version = sections[row.section]?.version;
  return version ? `${row.section} ${version}` : 'the shell';
}
