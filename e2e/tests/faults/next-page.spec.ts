import type { Page } from '@playwright/test';
import { faultCases, followLinkTo, pageOf, type Section, sampledSections, sections } from '../../src/fault-cases.ts';
import { keepDocument } from '../../src/lengthen-timers.ts';
import { expect, plainText, test, untilHydrated } from '../../src/site-test.ts';

/*
 * Navigation to another page while something is broken (R102).
 */

/** A page of another section, whose code loads. */
const startPage = (section: Section) => (section === 'cells' ? '/policies' : '/rti');

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

for (const [section, fault] of faultCases) {
  test(`${section}, ${fault}: a link to its page loads the page's HTML in the ordinary way`, async ({ page, site }) => {
    await site.breaks(section, fault);
    await page.goto(startPage(section));
    await untilHydrated(page);
    await markDocument(page);
    await followLinkTo(page, pageOf[section]);
    // The code may take 3 s (R102).
    await expect(page).toHaveURL(pageOf[section]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(plainText(await page.locator('main').textContent()).length).toBeGreaterThan(600);
    expect(await isSameDocument(page), 'the same document').toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(startPage(section));
    await untilHydrated(page);
  });
}

for (const section of sampledSections) {
  test(`${section}, its page throws: the error names section and version, the rest works, and Try again shows the page`, async ({
    page,
    site,
  }) => {
    await keepDocument(page);
    await site.breaks(section, 'page throws');
    await page.goto(startPage(section));
    await untilHydrated(page);
    await markDocument(page);
    await followLinkTo(page, pageOf[section]);
    const alert = page.getByRole('alert').filter({ hasText: 'run into an error' });
    await expect(alert).toContainText(new RegExp(`${section} \\d+\\.\\d+\\.\\d+`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(alert.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
    await site.repair();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page), 'the same document').toBe(true);
  });
}

test('when the first page throws, header, menus and other sections work', async ({ page, site }) => {
  await site.breaks('institution', 'page throws');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/policies');
  await expect(page.getByRole('alert')).toContainText(/institution \d+\.\d+\.\d+/);
  const button = page.getByRole('banner').getByRole('button', { name: /Academics/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'IQAC' }).click();
  await expect(page).toHaveURL('/iqac');
  await untilHydrated(page);
  await expect(page.getByRole('alert').filter({ hasText: 'run into an error' })).toHaveCount(0);
});

/** Another page of each section, for navigation within the section. */
const secondPage: Readonly<Record<Section, string>> = {
  home: '/',
  institution: '/rankings',
  cells: '/iqac',
  placements: '/placements/about-t',
  exams: '/exams/notifications',
};

for (const section of sampledSections) {
  test(`${section}, published while a tab is open: the tab stays with its build and requests nothing from the new one`, async ({
    page,
    site,
  }) => {
    await keepDocument(page);
    const requestedFromNew = await site.redeploys(section);
    await page.goto(pageOf[section]);
    await untilHydrated(page);
    await markDocument(page);
    await followLinkTo(page, secondPage[section]);
    await expect(page).toHaveURL(secondPage[section]);
    await untilHydrated(page);
    expect(await isSameDocument(page), 'the same document').toBe(true);
    expect(requestedFromNew, 'requested files of the new build').toEqual([]);
  });
}

for (const section of sampledSections) {
  test(`${section}, content API down: the lists rendered into the page stay, and nothing else fails`, async ({
    page,
    site,
    problems,
  }) => {
    await site.failsApi();
    const path = section === 'home' ? '/' : pageOf[section];
    await page.goto(path);
    const text = plainText(await page.locator('main').textContent());
    await untilHydrated(page);
    if (section === 'home') {
      const errorCount = () => problems.filter((line) => line.includes('Error fetching newsEvents data:')).length;
      await expect.poll(errorCount, 'logged failures').toBeGreaterThan(0);
      for (const heading of await page.locator('main h2').allTextContents()) expect(text).toContain(plainText(heading));
    } else {
      expect(problems).toEqual([]);
    }
  });
}

test('with the content API and every section down, each page can still be read', async ({ page, site }) => {
  await site.failsApi();
  for (const section of sections) await site.breaks(section, 'entry 500');
  for (const section of sampledSections) {
    await page.goto(pageOf[section], { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(plainText(await page.locator('main').textContent()).length).toBeGreaterThan(600);
  }
});
