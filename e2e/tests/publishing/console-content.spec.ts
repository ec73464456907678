import { expect, type Locator, type Page } from '@playwright/test';
import { type ConsoleSite, openView, pressByKeyboard, signIn, test } from '../../src/console-site.ts';
import { expectNoHorizontalScroll, expectNoViolations } from '../../src/shared-page.ts';
import { tabTo } from '../../src/visitor.ts';

/* Staff change what visitors read. The tests change the same site, one after the other. */

test.skip(Boolean(process.env.E2E_URL), 'starts a console of its own');
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const visitorsSee = async ({ site }: ConsoleSite) => (await fetch(`${site}/exams/core-team`)).text();

async function openNews(page: Page, site: ConsoleSite): Promise<void> {
  await signIn(page, site, 'team');
  await openView(page, 'Content', 'Content');
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'News', exact: true })).toBeFocused();
}

test('a writer adds an entry, sees it on the page, publishes it, and undoes that', async ({ page, consoleSite }) => {
  await openNews(page, consoleSite);
  await page.getByRole('button', { name: 'New entry' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Fee dates');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'To do before it can be published' })).toContainText('Date');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-24');
  await page.getByLabel('B.Tech').check();
  await expect(page.getByText(/^Saved at .*, not published/)).toBeVisible();
  const frame = page.frameLocator('iframe:not(.loading)');
  await expect(frame.getByText('Fee dates')).toBeVisible();
  expect(await visitorsSee(consoleSite)).not.toContain('Fee dates');
  await frame.getByText('Sample news').click();
  await expect(page.getByRole('heading', { name: 'Sample news' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByRole('dialog')).toContainText('“Fee dates” is new.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Visitors see it now' })).toBeVisible();
  expect(await visitorsSee(consoleSite)).toContain('Fee dates');
  // The button is disabled now.
  await expect(page.getByRole('form', { name: 'Fee dates' })).toBeFocused();
  await expect(page).toHaveTitle('Fee dates – VIIT console');
  await page.getByRole('navigation', { name: 'Way back' }).getByRole('link', { name: 'News', exact: true }).click();
  await page.getByRole('button', { name: /^Undo this/ }).click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'earlier entries again' })).toBeVisible();
  expect(await visitorsSee(consoleSite)).not.toContain('Fee dates');
});

test('nothing is lost without a connection, and after a reload', async ({ page, context, consoleSite }) => {
  await openNews(page, consoleSite);
  await page.getByRole('link', { name: 'Sample news' }).click();
  await expect(page.getByText('Visitors see this version.')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Title').fill('Typed in the train');
  await expect(page.getByText(/^Not saved: .*It is kept in this browser/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Typed in the train');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

test('two people who change one entry see both versions, and nothing is overwritten', async ({
  page,
  browser,
  consoleSite,
}) => {
  const other = await (await browser.newContext()).newPage();
  await openNews(page, consoleSite);
  await page.getByRole('link', { name: 'Typed in the train' }).click();
  await signIn(other, consoleSite, 'operator');
  await other.goto(`${consoleSite.console}/#/content/exams/news/sample`);
  // The first one types while the other's change has not arrived.
  await page.route('**/events', (route) => route.abort());
  await page.route('**/entries/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await other.getByLabel('Title').fill('By the operator');
  await page.getByLabel('Title').fill('By the team');
  const conflict = page.getByRole('region', { name: 'Two versions of this entry' });
  await expect(conflict).toContainText('By the operator');
  await conflict.getByRole('radio', { name: /By the team/ }).check();
  await conflict.getByRole('button', { name: 'Keep what I have chosen' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue('By the team');
  await other.context().close();
});

test('a colleague who has the entry open is named, and looks at a draft before it is published', {
  tag: '@long',
}, async ({ page, browser, consoleSite }) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, consoleSite, 'operator');
  await openNews(page, consoleSite);
  await page.getByRole('link', { name: 'By the team' }).click();
  await other.goto(`${consoleSite.console}/#/content/exams/news/sample`);
  await expect(page.getByText(/has it open now/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a review…' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Is the date right?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(other.getByText(/asks for a review: “Is the date right\?”/)).toBeVisible();
  await other.getByRole('button', { name: 'Return…' }).click();
  await other.getByRole('dialog').getByRole('textbox').fill('One day later, please');
  await other.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(page.getByText(/has returned it: “One day later, please”/)).toBeVisible();
  await other.context().close();
  await expect(page.getByText(/has it open now/)).toHaveCount(0);
});

test('what was typed is there after signing in again, and after the back button', async ({ page, consoleSite }) => {
  await openNews(page, consoleSite);
  await page.getByRole('link', { name: 'By the team' }).click();
  await page.getByLabel('Title').fill('Typed and left at once');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Typed and left at once' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Title')).toHaveValue('Typed and left at once');
  await page.context().clearCookies();
  await page.getByLabel('Title').fill('Typed after the session had ended');
  await page.reload();
  await page.getByText('Sign in with a token').click();
  await page.getByLabel('Token').fill(consoleSite.tokens.team);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('Typed after the session had ended');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

test('an entry that is published at a time is not shown before', { tag: '@long' }, async ({ page, consoleSite }) => {
  await openNews(page, consoleSite);
  await page.getByRole('button', { name: 'New entry' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('For tomorrow');
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-24');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByLabel('Publish at').fill('2099-11-25T09:00');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Visitors see it from 25 Nov 2099, 09:00 on' }),
  ).toBeVisible();
  expect(await visitorsSee(consoleSite)).not.toContain('For tomorrow');
});

test('a draft that was deleted by mistake can be brought back', { tag: '@long' }, async ({ page, consoleSite }) => {
  await openNews(page, consoleSite);
  await page.getByRole('button', { name: 'New entry' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Deleted by mistake');
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByRole('button', { name: 'Bring back this version' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Deleted by mistake');
});

test('rows of a spreadsheet become drafts; the wrong ones are named', async ({ page, consoleSite }) => {
  await openNews(page, consoleSite);
  await page.getByRole('button', { name: 'Add from a spreadsheet' }).click();
  await page.getByLabel('Rows').fill('Title\tDate\nFirst\t23/11/2026\nSecond\t31/02/2026\n');
  await expect(page.getByRole('dialog')).toContainText('Row 3: Date: “31/02/2026” must be a date');
  await page.getByRole('button', { name: 'Make one draft' }).click();
  await expect(page.getByRole('link', { name: 'First' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove First' }).click();
  await page.getByRole('link', { name: 'First', exact: true }).waitFor({ state: 'detached' });
  await expect(page.getByRole('status').filter({ hasText: 'You can bring it back at' })).toBeVisible();
});

test('a writer without a mouse adds an entry, publishes it, and undoes that', { tag: '@long' }, async ({
  page,
  consoleSite,
}) => {
  await openNews(page, consoleSite);
  const press = (control: Locator, key?: string) => pressByKeyboard(page, control, key);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  await press(button('New entry'));
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Hall plan');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Date', { exact: true }));
  await page.keyboard.type('11242026');
  await press(page.getByLabel('B.Tech'), 'Space');
  await expect(page.getByText(/^Saved at .*, not published/)).toBeVisible();
  await press(button('Publish…'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: 'Visitors see it now' })).toBeVisible();
  expect(await visitorsSee(consoleSite)).toContain('Hall plan');
  await expect(page.getByRole('form', { name: 'Hall plan' })).toBeFocused();
  await press(page.getByRole('navigation', { name: 'Way back' }).getByRole('link', { name: 'News', exact: true }));
  await expect(page.getByRole('heading', { name: 'News', exact: true })).toBeFocused();
  await press(button(/^Undo this/));
  await press(button('Undo it'));
  await expect(page.getByRole('status').filter({ hasText: 'earlier entries again' })).toBeVisible();
  expect(await visitorsSee(consoleSite)).not.toContain('Hall plan');
});

for (const width of [360, 1280]) {
  test(`at ${width} px, who goes back through a form by keyboard sees each control: the bar at the top covers none`, {
    tag: '@long',
  }, async ({ page, consoleSite }) => {
    await page.setViewportSize({ width, height: 500 });
    await openNews(page, consoleSite);
    // By its address: other tests change its title.
    await page.goto(`${consoleSite.console}/#/content/exams/news/sample`);
    await page.getByText('History of this entry').focus();
    const focused = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.save-bar');
        const control = document.activeElement;
        if (!bar || !control?.closest('form') || bar.contains(control)) return undefined;
        const isCovered = control.getBoundingClientRect().top < bar.getBoundingClientRect().bottom;
        return { isCovered, control: control.outerHTML.slice(0, 100) };
      });
    const seen = [];
    for (let now = await focused(); now; now = await focused()) {
      seen.push(now);
      await page.keyboard.press('Shift+Tab');
    }
    expect(seen.length).toBeGreaterThan(4);
    expect(seen.filter(({ isCovered }) => isCovered)).toEqual([]);
  });
}

test('axe finds nothing in any view of the content room, and nothing scrolls sideways', async ({
  page,
  consoleSite,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openNews(page, consoleSite);
  await expectNoViolations(page, 'in a collection');
  await page.goto(`${consoleSite.console}/#/content`);
  await page.getByRole('heading', { name: 'Three things to know' }).waitFor();
  await expectNoViolations(page, 'in the overview');
  await page.getByRole('link', { name: 'Pictures and documents' }).click();
  await page.getByText(/^\d+ of \d+ files$/).waitFor();
  await expectNoViolations(page, 'in the files');
  await expectNoHorizontalScroll(page);
  await page.goto(`${consoleSite.console}/#/content/exams/news/sample`);
  await page.getByRole('button', { name: 'Add a row' }).click();
  await page.getByText('History of this entry').click();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expectNoViolations(page, 'in a form with its history');
  await expectNoHorizontalScroll(page);
  for (const name of ['Ask for a review…', 'New entry', 'Add from a spreadsheet', /^Publish .*changes?$/]) {
    if (name === 'New entry') await page.goto(`${consoleSite.console}/#/content/exams/news`);
    await page.getByRole('button', { name }).click();
    if (name === 'Add from a spreadsheet') await page.getByLabel('Rows').fill('Name\tDate\nFirst\t31/02/2026\n');
    await expectNoViolations(page, `in the dialog “${name}”`, 'dialog');
    await page.keyboard.press('Escape');
  }
});
