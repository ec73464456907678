import type { Page } from '@playwright/test';
import { expect, test } from '../src/site-test.ts';
import {
  arrivesAtPart,
  desk,
  followsMenu,
  keyboard,
  type Manner,
  opensDocument,
  searches,
  telephone,
  visit,
  zoomed,
} from '../src/visitor.ts';

/*
 * What people come for, from where they come in to what they wanted: each once as most would do it, once by keyboard only,
 * and once at 400 % zoom.
 */

const manners = (usual: Manner) => [usual, keyboard, zoomed];
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const manner of manners(desk)) {
  test(`a prospective student finds a programme, its department and how to be admitted, ${manner.name}`, async ({
    page,
  }) => {
    test.slow(manner.isKeyboard, 'Tab by Tab');
    const visitor = await visit(page, manner, '/');
    await visitor.presses(page.getByRole('link', { name: 'See the programmes' }));
    await arrivesAtPart(visitor, 'programs', 'Programs');
    const programmes = part(page, 'Programs');
    await visitor.presses(programmes.getByRole('link', { name: 'Mechanical Engineering', exact: true }));
    await visitor.arrivesAt('/department/me', 'Mechanical Engineering');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const name of ['Overview', 'Faculty', 'Placements', 'Laboratories', 'Contact Us']) {
      await expect(contents.getByRole('link', { name, exact: true })).toBeAttached();
      expect((await part(page, name).innerText()).length, `${name} has something to say`).toBeGreaterThan(100);
    }
    await visitor.presses(contents.getByRole('link', { name: 'Laboratories', exact: true }));
    await expect(part(page, 'Laboratories').getByRole('heading').first()).toBeInViewport();
    await visitor.presses(page.getByRole('link', { name: 'VIIT, home' }));
    await visitor.arrivesAt('/', /./);
    await followsMenu(visitor, 'Admissions', 'Admissions Procedure');
    await visitor.arrivesAt('/admissionsprocedure', 'Admissions Procedure');
    await expect(part(page, 'Which entrance test')).toContainText(/EAPCET\s*Engineering/);
    const howTo = page.locator('main details').filter({ hasText: 'Bring with you' });
    await visitor.presses(howTo.locator('summary'));
    await expect(howTo.getByText('Bring with you')).toBeVisible();
    const form = howTo.getByRole('link', { name: /^Admission Procedure PDF, \d/ });
    expect(await opensDocument(visitor, form)).toBe('/documents/admissions/admission-procedure.pdf');
  });
}

for (const manner of manners(telephone)) {
  test(`a parent finds a fee and a policy document by searching the menu, ${manner.name}`, async ({ page }) => {
    test.slow(manner.isKeyboard, 'Tab by Tab');
    const visitor = await visit(page, manner, '/');
    const fees = await searches(visitor, 'fee notification', 'Documents');
    const fee = fees.getByRole('link').first();
    await expect(fee, 'what a telephone is about to fetch').toHaveText(/fee notification.*PDF, \d+(\.\d)? (KB|MB)/s);
    expect(await opensDocument(visitor, fee)).toMatch(/fee-notification\.pdf$/);
    const policies = await searches(visitor, 'anti-ragging', 'Documents');
    expect(await opensDocument(visitor, policies.getByRole('link').first())).toMatch(/ragging.*\.pdf$/);
    // The page that lists every fee date, newest first.
    const pages = await searches(visitor, 'fee', 'Pages');
    await visitor.presses(pages.locator('a[href="/exams/notifications"]'));
    await visitor.arrivesAt('/exams/notifications', 'Notifications');
    const newest = page
      .getByRole('tabpanel')
      .getByRole('link', { name: /fee notification/ })
      .first();
    expect(await opensDocument(visitor, newest)).toMatch(/fee-notification\.pdf$/);
  });
}

for (const manner of manners(desk)) {
  test(`a reviewer collects the minutes of three bodies, ${manner.name}`, async ({ page }) => {
    test.slow(manner.isKeyboard, 'Tab by Tab');
    const visitor = await visit(page, manner, '/naac');
    const collected = new Set<string>();
    for (const [body, path] of [
      ['Governing Body', '/governing-body'],
      ['Academic Council', '/academic-council'],
      ['Finance Committee', '/finance-committee'],
    ] as const) {
      await followsMenu(visitor, 'About Us', body);
      await visitor.arrivesAt(path, body);
      const minutes = page.getByRole('list', { name: 'Minutes of Meetings' }).getByRole('link');
      const years = await minutes.evaluateAll((links) => links.map((one) => /\d{4}-\d\d/.exec(one.textContent)?.[0]));
      expect(years.length, `minutes of the ${body}`).toBeGreaterThan(4);
      expect(years, `minutes of the ${body}, one for each year, newest first`).toEqual(
        [...new Set(years)].sort().reverse(),
      );
      // The newest is opened as people do; the others answer.
      await opensDocument(visitor, minutes.first());
      for (const href of await minutes.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
        const answer = await page.request.get(href);
        expect([answer.status(), answer.headers()['content-type']], href).toEqual([200, 'application/pdf']);
        collected.add(new URL(href).pathname);
      }
    }
    expect(collected.size, 'minutes in all').toBeGreaterThanOrEqual(18);
  });
}

for (const manner of manners(telephone)) {
  test(`a student finds the newest time table by search, ${manner.name}`, async ({ page }) => {
    test.slow(manner.isKeyboard, 'Tab by Tab');
    const visitor = await visit(page, manner, '/policies');
    const pages = await searches(visitor, 'time table', 'Pages');
    await visitor.presses(pages.locator('a[href="/exams/timetables"]'));
    await visitor.arrivesAt('/exams/timetables', 'Time Tables');
    const years = await page.getByRole('tab').allInnerTexts();
    expect(years, 'years, newest first').toEqual([...years].sort().reverse());
    await expect(page.getByRole('tab', { selected: true }), 'the year that is shown').toHaveText(years[0] ?? '');
    const rows = page.getByRole('tabpanel');
    const days = await rows.locator('time').evaluateAll((all) => all.map((one) => (one as HTMLTimeElement).dateTime));
    expect(days.length).toBeGreaterThan(4);
    expect(days, 'newest first').toEqual([...days].sort().reverse());
    expect(await opensDocument(visitor, rows.getByRole('link').first())).toMatch(/^\/timetables\/.*\.pdf$/);
  });
}
