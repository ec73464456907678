import type { Page } from '@playwright/test';
import { isFull, isLong } from '../src/series.ts';
import { expect, test } from '../src/site-test.ts';
import {
  type BrowsingMode,
  desktop,
  expectBlock,
  followMenu,
  keyboard,
  openDocument,
  phone,
  searchSite,
  visit,
  zoomed,
} from '../src/visitor.ts';

/*
 * Typical visits from the first page to the goal. With FULL=1 each runs on the usual device, by keyboard only, and at 400% zoom;
 * otherwise each in some of these ways, and each way with two of them.
 */

const modes = (device: BrowsingMode, sample: readonly BrowsingMode[]) => (isFull ? [device, keyboard, zoomed] : sample);
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const mode of modes(desktop, [keyboard])) {
  test(`a prospective student finds a programme, its department and how to be admitted, ${mode.name}`, async ({
    page,
  }) => {
    test.slow(mode.isKeyboard, 'presses Tab many times');
    const visitor = await visit(page, mode, '/');
    await visitor.press(page.getByRole('link', { name: 'View programmes' }));
    await expectBlock(visitor, 'programs', 'Programs');
    const programmes = block(page, 'Programs');
    await visitor.press(programmes.getByRole('link', { name: 'Mechanical Engineering', exact: true }));
    await visitor.expectPage('/department/me', 'Mechanical Engineering');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const name of ['Overview', 'Faculty', 'Placements', 'Laboratories', 'Contact Us']) {
      await expect(contents.getByRole('link', { name, exact: true })).toBeAttached();
      expect((await block(page, name).innerText()).length, `${name} has text`).toBeGreaterThan(100);
    }
    await visitor.press(contents.getByRole('link', { name: 'Laboratories', exact: true }));
    await expect(block(page, 'Laboratories').getByRole('heading').first()).toBeInViewport();
    await visitor.press(page.getByRole('link', { name: 'VIIT, home' }));
    await visitor.expectPage('/', /./);
    await followMenu(visitor, 'Admissions', 'Admissions Procedure');
    await visitor.expectPage('/admissionsprocedure', 'Admissions Procedure');
    await expect(block(page, 'Entrance tests')).toContainText(/EAPCET\s*Engineering/);
    const howTo = page.locator('main details').filter({ hasText: 'Documents to bring' });
    await visitor.press(howTo.locator('summary'));
    await expect(howTo.getByText('Documents to bring')).toBeVisible();
    const procedure = howTo.getByRole('link', { name: /^Admission Procedure PDF, (\d|not yet supplied)/ });
    expect(await openDocument(visitor, procedure)).toBe('/documents/admissions/admission-procedure.pdf');
  });
}

for (const mode of modes(phone, isLong ? [phone, zoomed] : [phone])) {
  test(`a parent finds a fee and a policy document by searching the menu, ${mode.name}`, async ({ page }) => {
    test.slow(mode.isKeyboard, 'presses Tab many times');
    const visitor = await visit(page, mode, '/');
    const fees = await searchSite(visitor, 'fee notification', 'Documents');
    const fee = fees.getByRole('link').first();
    const facts = /fee notification.*PDF, (\d+(\.\d)? (KB|MB)|not yet supplied)/s;
    await expect(fee, 'type and size of the document').toHaveText(facts);
    expect(await openDocument(visitor, fee)).toMatch(/fee-notification\.pdf$/);
    const policies = await searchSite(visitor, 'anti-ragging', 'Documents');
    expect(await openDocument(visitor, policies.getByRole('link').first())).toMatch(/ragging.*\.pdf$/);
    // The page with all fee dates, newest first.
    const pages = await searchSite(visitor, 'fee', 'Pages');
    await visitor.press(pages.locator('a[href="/exams/notifications"]'));
    await visitor.expectPage('/exams/notifications', 'Notifications');
    const newest = page
      .getByRole('tabpanel')
      .getByRole('link', { name: /fee notification/ })
      .first();
    expect(await openDocument(visitor, newest)).toMatch(/fee-notification\.pdf$/);
  });
}

for (const mode of modes(desktop, [desktop])) {
  test(`a reviewer collects the minutes of three bodies, ${mode.name}`, async ({ page }) => {
    test.slow(mode.isKeyboard, 'presses Tab many times');
    const visitor = await visit(page, mode, '/naac');
    const collected = new Set<string>();
    for (const [body, path] of [
      ['Governing Body', '/governing-body'],
      ['Academic Council', '/academic-council'],
      ['Finance Committee', '/finance-committee'],
    ] as const) {
      await followMenu(visitor, 'About Us', body);
      await visitor.expectPage(path, body);
      const minutes = page.getByRole('list', { name: 'Minutes of Meetings' }).getByRole('link');
      const years = await minutes.evaluateAll((links) => links.map((one) => /\d{4}-\d\d/.exec(one.textContent)?.[0]));
      expect(years.length, `minutes of the ${body}`).toBeGreaterThan(4);
      expect(years, `minutes of the ${body}, one for each year, newest first`).toEqual(
        [...new Set(years)].sort().reverse(),
      );
      // The newest is opened by its link; the others are requested.
      await openDocument(visitor, minutes.first());
      for (const href of await minutes.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
        const response = await page.request.get(href);
        expect([response.status(), response.headers()['content-type']], href).toEqual([200, 'application/pdf']);
        collected.add(new URL(href).pathname);
      }
    }
    expect(collected.size, 'minutes in all').toBeGreaterThanOrEqual(18);
  });
}

for (const mode of modes(phone, [keyboard, zoomed])) {
  test(`a student finds the newest time table by search, ${mode.name}`, async ({ page }) => {
    test.slow(mode.isKeyboard, 'presses Tab many times');
    const visitor = await visit(page, mode, '/policies');
    const pages = await searchSite(visitor, 'time table', 'Pages');
    await visitor.press(pages.locator('a[href="/exams/timetables"]'));
    await visitor.expectPage('/exams/timetables', 'Time Tables');
    const years = await page.getByRole('tab').allInnerTexts();
    expect(years, 'years, newest first').toEqual([...years].sort().reverse());
    await expect(page.getByRole('tab', { selected: true }), 'the year that is shown').toHaveText(years[0] ?? '');
    const rows = page.getByRole('tabpanel');
    // The first of each row; the days of the examinations follow.
    const days = await rows
      .locator('li')
      .evaluateAll((all) => all.flatMap((one) => one.querySelector('time')?.dateTime ?? []));
    expect(days.length).toBeGreaterThan(4);
    expect(days, 'newest first').toEqual([...days].sort().reverse());
    expect(await openDocument(visitor, rows.getByRole('link').first())).toMatch(/^\/timetables\/.*\.pdf$/);
  });
}
