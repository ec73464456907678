import { expect, type Page } from '@playwright/test';
import { consoleAttacks } from '@viit/test/hostile-section';
import { watchProblems } from '@viit/test-kit/problems';
import { openView, signIn, test } from '../../src/console-site.ts';
import { isFull } from '../../src/series.ts';
import { expectNoHorizontalScroll, expectNoViolations } from '../../src/shared-page.ts';

/*
 * The console for each role. The tests change the same site, one after the other. With FULL=1 every appearance, and every attack
 * that runs in a browser.
 */

test.skip(Boolean(process.env.E2E_URL), 'starts a console of its own');
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const views = {
  Live: 'What is live',
  Content: 'Content',
  Previews: 'Previews',
  Errors: "Errors in visitors' browsers",
  Trends: 'Errors and speed over time',
  Audit: 'Who changed what',
  People: 'People who may sign in',
};

/** The row of a section in the table of live versions. */
const liveRow = (page: Page, section: string) =>
  page
    .getByRole('table', { name: 'Live versions' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: section }) });

test('a token that is not valid is refused with the reason', async ({ page, consoleSite }) => {
  await page.goto(consoleSite.console);
  await page.getByText('Sign in with a token').click();
  await page.getByLabel('Token').fill('viit_exams_guess');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The registry does not know this token');
});

const appearances = [
  ['dark', 360],
  ['light', 360],
  ['light', 768],
  ['dark', 1440],
] as const;

for (const [colorScheme, width] of isFull ? appearances : appearances.slice(0, 1)) {
  test(`axe finds nothing in any view, and nothing is on the browser's console (${colorScheme}, ${width} px)`, async ({
    browser,
    consoleSite,
  }) => {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 800 } });
    const problems = watchProblems(page);
    await page.goto(consoleSite.console);
    await expectNoViolations(page, 'before signing in');
    await signIn(page, consoleSite, 'operator');
    for (const [name, title] of Object.entries(views)) {
      // The previous view's check of widths has changed it.
      await page.setViewportSize({ width, height: 800 });
      await openView(page, name, title);
      await expect(page.getByText('Loading…')).toHaveCount(0);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectNoViolations(page, `in ${name}`);
      await expectNoHorizontalScroll(page);
    }
    await openView(page, 'Live', views.Live);
    await page.getByRole('button', { name: /Roll back exams/ }).click();
    await expect(page.getByRole('button', { name: 'Roll back to 1.0.0' })).toBeEnabled();
    await expectNoViolations(page, 'with a dialog open');
    // A view that is left ends its requests.
    expect(problems.filter((one) => !one.endsWith('net::ERR_ABORTED'))).toEqual([]);
    await page.close();
  });
}

test('the operator sees errors with their stack, trends as plots and as a table, and refused attempts', async ({
  page,
  consoleSite,
}) => {
  await signIn(page, consoleSite, 'operator');
  await expect(liveRow(page, 'exams')).toContainText('worse than before');
  await openView(page, 'Errors', views.Errors);
  const problem = page.getByRole('group').filter({ hasText: 'Cannot read properties of undefined' });
  await problem.getByText('Cannot read').click();
  await expect(problem.getByText('CoreTeam (/_builds/exams/')).toBeVisible();
  await openView(page, 'Trends', views.Trends);
  await expect(page.getByRole('img', { name: /^Views with errors, of 1000: \d+ values, the latest/ })).toBeVisible();
  await page.getByText('As a table').click();
  await expect(page.getByRole('table', { name: 'Errors and vitals over time' })).toContainText('published exams');
  await expect(page.getByText(/exams all pages: LCP 2\.\d s, before 1\.\d s/)).toBeVisible();
  await expect(page.getByText(/^A version is worse if .* at least 30 views/)).toBeVisible();
  await openView(page, 'Audit', views.Audit);
  const done = page.getByRole('cell', { name: /^done in / });
  await expect(done).not.toHaveCount(0);
  await page.getByLabel('Attempts', { exact: true }).selectOption('only refused and failed ones');
  await expect(done).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'rollBack cells' })).toContainText('403 not-permitted');
});

test('a tester compares previews, ends one of its own, and is offered nothing that would be refused', async ({
  page,
  consoleSite,
}) => {
  await signIn(page, consoleSite, 'tester');
  await expect(page.getByRole('link', { name: 'Audit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Roll back|Restore/ })).toHaveCount(0);
  await openView(page, 'Previews', views.Previews);
  const autumn = page.getByRole('article', { name: 'autumn' });
  await expect(autumn.getByRole('button', { name: /Promote|End/ })).toHaveCount(0);
  await autumn.getByRole('button', { name: 'What autumn changes' }).click();
  await expect(autumn.getByText('exams: 1.1.0 → 1.2.0.')).toBeVisible();
  await expect(autumn.getByText('These addresses stop working: /exams/notices.')).toBeVisible();
  await page.getByRole('button', { name: 'End review' }).click();
  await expect(page.getByRole('dialog')).toContainText('Its link stops working.');
  await page.getByRole('button', { name: 'End the preview' }).click();
  await expect(page.getByRole('status')).toContainText('The preview "review" has ended');
  await expect(page.getByRole('article', { name: 'review' })).toHaveCount(0);
});

test("a team promotes its preview after reading what goes away; other sections' buttons are not there", async ({
  page,
  consoleSite,
}) => {
  await signIn(page, consoleSite, 'team');
  await expect(page.getByRole('button', { name: /Roll back/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Restore/ })).toHaveCount(0);
  await openView(page, 'Errors', views.Errors);
  await expect(page.getByLabel('Section')).toHaveValue('exams');
  await openView(page, 'Previews', views.Previews);
  const link = page.getByRole('link', { name: /Open autumn/ });
  await expect(link).toHaveAttribute('href', new RegExp(`^${consoleSite.site}/_preview/`));
  await page.getByRole('button', { name: 'Promote autumn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Promote "autumn"?' });
  await expect(dialog).toContainText('These addresses stop working: /exams/notices.');
  await dialog.getByRole('button', { name: 'Make exams live' }).click();
  await expect(page.getByRole('status')).toContainText('exams of "autumn" is live');
  expect(await (await fetch(`${consoleSite.site}/exams`)).text()).toContain('Examination Section');
});

test('the operator rolls a section back by keyboard; Escape leaves everything as it is', async ({
  page,
  consoleSite,
}) => {
  await signIn(page, consoleSite, 'operator');
  const button = page.getByRole('button', { name: /Roll back exams/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('exams goes back from 1.2.0 to 1.1.0.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Roll back to 1.1.0' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('exams 1.1.0 is live again');
  await expect(liveRow(page, 'exams')).toContainText('1.1.0');
  expect(await (await fetch(`${consoleSite.site}/exams`)).text()).toContain('Examination Cell');
});

test('what others publish appears without a reload', async ({ page, consoleSite }) => {
  await signIn(page, consoleSite, 'tester');
  await expect(liveRow(page, 'exams')).toContainText('1.1.0');
  consoleSite.publishExams('2.0.0');
  await expect(liveRow(page, 'exams')).toContainText('2.0.0');
  await expect(page.getByRole('status')).toContainText(/Release \d+ is live now/);
});

for (const attack of isFull ? consoleAttacks : consoleAttacks.slice(0, 1)) {
  test(`script of a section that ${attack.aim} gets nothing, on a live page and in a preview (${attack.id})`, async ({
    browser,
    consoleSite,
  }) => {
    const context = await browser.newContext();
    const operator = await context.newPage();
    await signIn(operator, consoleSite, 'operator');
    const release = await operator.getByText(/^Visitors see release/).innerText();
    const visited = await context.newPage();
    const attackFrom = async (place: string) => {
      await visited.goto(`${consoleSite.site}/exams`);
      await visited.evaluate((address) => {
        document.documentElement.dataset.console = address;
      }, consoleSite.console);
      // Runs like the section's own script, under its page's policy.
      const outcome = await visited.evaluate(attack.run).catch((error: Error) => `stopped: ${error.message}`);
      expect(String(outcome), place).toMatch(/^stopped/);
    };
    await attackFrom('the live page');
    await openView(operator, 'Previews', views.Previews);
    await visited.goto((await operator.getByRole('link', { name: /Open autumn/ }).getAttribute('href')) ?? '');
    await attackFrom('the preview');
    await operator.reload();
    await openView(operator, 'Audit', views.Audit);
    await expect(operator.getByRole('table')).not.toContainText('session-missing');
    await openView(operator, 'Live', views.Live);
    await expect(operator.getByText(release)).toBeVisible();
    await context.close();
  });
}

test('signing out ends the session of this browser', async ({ page, consoleSite, context }) => {
  await signIn(page, consoleSite, 'tester');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expect.poll(() => context.cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
});
