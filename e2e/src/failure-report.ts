import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import type { PageTable } from '@viit/contract';

/*
 * What the report of a failure says beside the failure itself: which page was open, whose section's it is, and the versions
 * under test. A test that holds says nothing.
 */

const hasFailed = (info: TestInfo) => info.status !== info.expectedStatus;

const attach = (info: TestInfo, name: string, body: string) => info.attach(name, { body, contentType: 'text/plain' });

/** Says which page was open, with the section that it is of, by the page table of the site that it came from. */
export async function attachOpenPage(info: TestInfo, page: Page): Promise<void> {
  if (!hasFailed(info) || !page.url().startsWith('http')) return;
  const { origin, pathname } = new URL(page.url());
  const section = await tableOf(page.request, `${origin}/_registry.json`).then(
    (table) => sectionOf(table, pathname),
    () => 'nobody knows which section it is of: the site does not answer',
  );
  await attach(info, 'the page that was open', `${page.url()}\n${section}`);
}

/** Says which versions were tested, unless the site of the test was another one than the suite's. */
export async function attachVersions(info: TestInfo, request: APIRequestContext): Promise<void> {
  if (!hasFailed(info)) return;
  const versions = await tableOf(request, '/_registry.json').then(versionsOf, () => 'The site does not answer.');
  await attach(info, 'versions under test', versions);
}

const tableOf = async (request: APIRequestContext, address: string) =>
  (await (await request.get(address, { timeout: 5000 })).json()) as PageTable;

/** A release in one line: its number, then the shell's and each section's version. */
const versionsOf = ({ release, shell, sections }: PageTable) =>
  [`release ${release}`, `shell ${shell.version}`]
    .concat(Object.values(sections).map(({ name, version }) => `${name} ${version}`))
    .join(', ');

function sectionOf({ pages, sections }: PageTable, pathname: string): string {
  const row = pages.find(({ path }) => new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`).test(pathname));
  if (!row) return 'no page of the page table';
  const version = sections[row.section]?.version;
  return version ? `${row.section} ${version}: look in remotes/${row.section}/src` : 'the shell: look in shell/src';
}
