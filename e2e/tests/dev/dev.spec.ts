import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { freePort, untilOpen } from '@viit/test/ports';
import { navigateTo } from '../../src/navigate-to.ts';
import { sendRaw } from '../../src/raw-request.ts';
import { expect as baseExpect, test, untilHydrated } from '../../src/site-test.ts';
import { type DevServer, startDevServer } from '../../src/start-dev-server.ts';

/*
 * `viit dev exams`: files are saved while a page is open. All tests share one server, on a copy of the sources.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** A busy machine takes seconds to build a saved file. */
const expect = baseExpect.configure({ timeout: 20_000 });

let dev: DevServer;
/** The response to a request that was sent as soon as the port accepted one. */
let early: Promise<Response>;
test.beforeAll(async ({ baseURL }) => {
  const port = await freePort();
  early = untilOpen(port).then(() => fetch(`http://127.0.0.1:${port}/exams`));
  dev = await startDevServer('exams', baseURL ?? '', port);
});
test.afterEach(() => dev.restore());
test.afterAll(() => dev?.close());

const timetablesPage = 'timetables/page.tsx';

/** Opens the time tables and changes a state that exists only in the page's component. */
async function openWithState(page: Page): Promise<void> {
  await page.goto(`${dev.address}/exams/timetables`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Load More' }).first().click();
  await expectState(page);
}

const expectState = (page: Page, label = 'shown') =>
  expect(page.getByText(new RegExp(`^(\\d+) of \\1 ${label}$`)).first()).toBeVisible();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Without the `info` message that React's development build logs. */
const withoutInfo = (problems: readonly string[]) => problems.filter((line) => !line.startsWith('info:'));
const errorPanel = (page: Page) => page.getByRole('alert');

test('a page that is requested while the command starts arrives', async () => {
  expect((await early).status).toBe(200);
  expect(await (await early).text()).toContain('Examination Cell');
});

test('a page of another site that points its own host name at this computer gets nothing', async () => {
  const port = new URL(dev.address).port;
  expect((await sendRaw(dev.address, 'GET /exams HTTP/1.1', '', `evil.example:${port}`)).status).toBe(403);
  expect((await sendRaw(dev.address, 'GET /exams HTTP/1.1')).status).toBe(200);
});

test('a page of another site can neither read nor run the sources, and its links lead here', async ({ page }) => {
  const other = http.createServer((_request, response) => response.end('<p>A page</p>')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const loaded = await page.evaluate(async (source) => {
    const script = document.createElement('script');
    script.src = source;
    const isRun = new Promise<boolean>((resolve) => {
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
    });
    document.body.append(script);
    const isRead = fetch(`${source}.map`).then(
      () => true,
      () => false,
    );
    return { isRun: await isRun, isRead: await isRead };
  }, `${dev.address}/_dev/exams/pages.js`);
  other.close();
  expect(loaded).toEqual({ isRun: false, isRead: false });
  await page.evaluate((address) => location.assign(address), `${dev.address}/exams`);
  await expect(heading(page)).toHaveText('About ExamCell');
});

test('a saved component appears without a reload, and the state of the page stays', async ({ page, problems }) => {
  await openWithState(page);
  dev.edit(timetablesPage, (text) => text.replace('title={title}', 'title="All time tables"'));
  await expect(heading(page)).toHaveText('All time tables');
  await expectState(page);
  dev.edit('notices/notice-list.tsx', (text) => text.replace('} shown', '} in view'));
  await expectState(page, 'in view');
  await expect.poll(() => dev.lines().filter((line) => line.event === 'shown').length).toBeGreaterThanOrEqual(2);
  expect(withoutInfo(problems)).toEqual([]);
});

test('a saved style appears without a reload', { tag: '@long' }, async ({ page }) => {
  await openWithState(page);
  dev.edit('notices/notice-page.module.css', (text) =>
    text.replace('.page {', '.page {\n    outline: 3px solid rgb(1, 2, 3);'),
  );
  await expect
    .poll(() =>
      page.locator('[class*="-page"]').evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineColor)),
    )
    .toContain('rgb(1, 2, 3)');
  await expectState(page);
});

test('saved content appears without a reload', { tag: '@long' }, async ({ page }) => {
  await openWithState(page);
  dev.edit('timetables/content.ts', (text) => text.replace(/lede =\s*'/, '$&Edited. '));
  await expect(page.getByText(/^Edited\. /)).toBeVisible();
  await expectState(page);
});

test('a syntax error is shown over the page with file and line, until it is corrected', async ({ page }) => {
  await openWithState(page);
  dev.edit(timetablesPage, (text) => text.replace('return (', 'return ((('));
  await expect(errorPanel(page)).toContainText(/timetables\/page\.tsx:\d+/);
  await expect(errorPanel(page)).toContainText('Syntax Error');
  await expect(heading(page)).toHaveText('Time Tables');
  dev.restore();
  dev.edit(timetablesPage, (text) => text.replace('title={title}', 'title="Corrected"'));
  await expect(heading(page)).toHaveText('Corrected');
  await expect(errorPanel(page)).toHaveCount(0);
  await expectState(page);
});

test('a component that throws is shown with file and line, until it is corrected', { tag: '@long' }, async ({
  page,
}) => {
  await openWithState(page);
  dev.edit(timetablesPage, (text) =>
    text.replace('  return (', "  if (typeof window !== 'undefined') throw new Error('Nothing to show');\n  return ("),
  );
  await expect(heading(page)).toHaveText('This page has run into an error');
  const panel = errorPanel(page).filter({ hasText: 'Nothing to show' });
  await expect(panel).toContainText(/timetables\/page\.tsx:1\d/);
  // Another page has no fault.
  await navigateTo(page, `${dev.address}/exams`);
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(panel).toBeVisible();
  dev.restore();
  await expect(heading(page)).toHaveText('Time Tables');
  await expect(panel).toHaveCount(0);
});

test('a page that cannot be rendered shows the reason, and loads by itself once it can', { tag: '@long' }, async ({
  page,
}) => {
  dev.edit(timetablesPage, (text) => text.replace('  return (', '  document.title;\n  return ('));
  // On a busy machine the save is noticed a moment later.
  await expect(async () => {
    const response = await page.goto(`${dev.address}/exams/timetables`);
    expect(response?.status()).toBe(500);
  }).toPass();
  await expect(page.getByText('document is not defined')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/timetables\/page\.tsx:1\d/);
  dev.restore();
  await expect(heading(page)).toHaveText('Time Tables');
});

test('a saved list of pages reloads the page, with new addresses and titles', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await openWithState(page);
  dev.edit('pages.ts', (text) =>
    text
      .replace("title: 'Examination Time Tables'", "title: 'Newly titled'")
      .replace("path: '/exams/core-team'", "path: '/exams/officers'"),
  );
  await expect(page).toHaveTitle(/^Newly titled/);
  await page.goto(`${dev.address}/exams/officers`);
  await expect(heading(page)).toHaveText('Core Team');
  const removed = await request.get(`${dev.address}/exams/core-team`, {
    maxRedirects: 0,
    headers: { accept: 'text/html' },
  });
  expect([removed.status(), removed.headers().location]).toEqual([302, '/']);
});

test('pages of other sections and their code come from the site, and links lead to the section in development', async ({
  page,
  request,
  baseURL,
  problems,
}) => {
  const rendered = (html: string) => /<div id="root">.*?<\/div>\n/s.exec(html)?.[0];
  const entries: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('remoteEntry.js') && entries.push(new URL(sent.url()).pathname));
  const theirs = await (await request.get(`${baseURL}/placements/TrainingProcess`)).text();
  const response = await page.goto(`${dev.address}/placements/TrainingProcess`);
  expect(rendered((await response?.text()) ?? '')).toBe(rendered(theirs));
  await untilHydrated(page);
  expect(entries.every((entry) => /^\/_builds\/placements\/[0-9a-f]+\/remoteEntry\.js$/.test(entry))).toBe(true);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/exams/core-team', textContent: 'Core Team' });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Core Team' }).last().click();
  await expect(heading(page)).toHaveText('Core Team');
  expect(entries).toContain('/_dev/exams/remoteEntry.js');
  expect(withoutInfo(problems)).toEqual([]);
});

test('visitors of the site still get its published code, and nothing from the development server', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const scripts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(new URL(sent.url()).pathname));
  dev.edit(timetablesPage, (text) => text.replace('title={title}', 'title="All time tables"'));
  await page.goto(`${baseURL}/exams/timetables`);
  await untilHydrated(page);
  await expect(heading(page)).toHaveText('Time Tables');
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((script) => /development|_dev/.test(script))).toEqual([]);
});
