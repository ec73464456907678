import type { Page, Request } from '@playwright/test';
import { hidePage, untilReporterStarted } from '../src/reports.ts';
import { expect, test, untilHydrated } from '../src/site-test.ts';

/* What browsers report about errors and loading times (R118). */

test.skip(Boolean(process.env.E2E_URL), 'a site that runs elsewhere can have reports turned off');

interface View {
  section: string;
  version: string;
  page: string;
  isCounted: boolean;
  vitals: Record<string, number>;
  problems: { kind: string; message: string; stack?: string; source?: string }[];
}

/** The reports that a page sends. */
function watchReports(page: Page): { requests: Request[]; views: () => View[] } {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/_reports') requests.push(request);
  });
  const bodies = () => requests.map((request) => request.postData() ?? '').filter((body) => body.startsWith('{'));
  return { requests, views: () => bodies().flatMap((body) => (JSON.parse(body) as { views: View[] }).views) };
}

test('a visit is reported with its vitals when the page is left, and the server accepts it', async ({ page }) => {
  const { requests, views } = watchReports(page);
  await page.goto('/policies');
  await untilHydrated(page);
  await untilReporterStarted(page);
  await page.getByRole('heading', { level: 1 }).click();
  await hidePage(page);
  await expect.poll(() => requests.length).toBe(1);
  const [view] = views();
  expect(view).toMatchObject({ section: 'institution', page: '/policies', isCounted: false, problems: [] });
  expect(Object.keys(view?.vitals ?? {})).toEqual(expect.arrayContaining(['LCP', 'CLS', 'TTFB']));
  expect((await requests[0]?.response())?.status()).toBe(204);
  expect(requests[0]?.headers().referer ?? '').not.toContain('?');
});

test('an error is reported while the page is read, with a stack trace that names the build', async ({ page }) => {
  const { views } = watchReports(page);
  await page.goto('/exams?token=confidential');
  await untilHydrated(page);
  await untilReporterStarted(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('thrown by the test');
    });
  });
  await expect.poll(() => views().flatMap(({ problems }) => problems), { timeout: 15_000 }).toHaveLength(1);
  const [view] = views();
  expect(view).toMatchObject({ section: 'exams', page: '/exams' });
  expect(view?.problems[0]).toMatchObject({ kind: 'error', message: 'Uncaught TypeError: thrown by the test' });
  expect(JSON.stringify(views())).not.toContain('confidential');
});

test('an entry that is missing is reported without the reporter, when the page is hidden', async ({ page, site }) => {
  const { requests } = watchReports(page);
  await site.breaks('exams', 'entry 404');
  await page.goto('/exams');
  // Its preload fails first, then its script.
  await page.waitForFunction(() => {
    const queue = (window as unknown as { _reports: Event[] })._reports;
    return queue.some(({ target }) => target instanceof HTMLScriptElement);
  });
  await hidePage(page);
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.postData()).toMatch(/^\/exams\n[\s\S]*\/_builds\/exams\/[0-9a-f]{12}\/remoteEntry\.js,,,/);
});

test('a violation of the policy is reported', async ({ page }) => {
  const { views } = watchReports(page);
  await page.goto('/policies');
  await untilReporterStarted(page);
  await page.evaluate(() => {
    try {
      document.createElement('script').textContent = 'window.injected = true';
    } catch {
      // Trusted Types refuse it.
    }
  });
  await expect.poll(() => views().flatMap(({ problems }) => problems), { timeout: 15_000 }).not.toHaveLength(0);
  expect(views()[0]?.problems[0]?.kind).toBe('trusted-types');
});

test('under Global Privacy Control a visit is not reported', async ({ page }) => {
  const { requests } = watchReports(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/policies');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await hidePage(page);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => '_reports' in window)).toBe(false);
});

test('the footer links to the privacy page, which says what is measured and how to turn it off', async ({ page }) => {
  await page.goto('/policies');
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByRole('heading', { name: 'What we measure' })).toBeVisible();
  await expect(page.getByText('Global Privacy Control')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
