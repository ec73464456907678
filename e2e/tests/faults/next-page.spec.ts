import type { Page } from '@playwright/test';
import { faultCases, followLinkTo, pageOf } from '../../src/fault-cases.ts';
import { isFull } from '../../src/series.ts';
import { type Section, sections } from '../../src/site-faults.ts';
import { expect, plainText, test, untilHydrated } from '../../src/site-test.ts';

/*
 * Moving on while something is broken (design.md section 7, second to fifth line of the fault table).
 */

/** A page of another section, whose code is whole. */
const startPage = (section: Section) => (section === 'cells' ? '/policies' : '/rti');

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

for (const [section, way] of faultCases) {
  test(`${section}, ${way}: a link to its page ends in an ordinary page load of its HTML`, async ({ page, faults }) => {
    await faults.breakSection(section, way);
    await page.goto(startPage(section));
    await untilHydrated(page);
    await markDocument(page);
    await followLinkTo(page, pageOf[section]);
    // 3 s are granted to the code; the rest is for a machine that stalls.
    await expect(page).toHaveURL(pageOf[section], { timeout: 8000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(plainText(await page.locator('main').textContent()).length).toBeGreaterThan(600);
    expect(await isSameDocument(page), 'whether it is the same document').toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(startPage(section));
    await untilHydrated(page);
  });
}

for (const section of sections) {
  test(`${section}, its page throws: the error names section and version, the rest works, and Try again mends it`, async ({
    page,
    faults,
  }) => {
    await faults.breakSection(section, 'page throws');
    await page.goto(startPage(section));
    await untilHydrated(page);
    await markDocument(page);
    await followLinkTo(page, pageOf[section]);
    const alert = page.getByRole('alert').filter({ hasText: 'run into an error' });
    await expect(alert).toContainText(new RegExp(`${section} \\d+\\.\\d+\\.\\d+`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(alert.getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
    await faults.repair();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page), 'the same document').toBe(true);
  });
}

test('a page that throws where the visitor comes in leaves header, menus and other sections working', async ({
  page,
  faults,
}) => {
  await faults.breakSection('institution', 'page throws');
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

/** One page more of each section, for moves that stay within it. */
const secondPage: Readonly<Record<Section, string>> = {
  home: '/',
  institution: '/rankings',
  cells: '/iqac',
  placements: '/placements/about-t',
  exams: '/exams/notifications',
};

for (const section of sections) {
  test(`${section}, redeployed under an open tab: the tab keeps its build, and never meets the other`, async ({
    page,
    faults,
  }) => {
    const ofTheOther = await faults.redeploySection(section);
    await page.goto(pageOf[section]);
    await untilHydrated(page);
    await markDocument(page);
    await followLinkTo(page, secondPage[section]);
    await expect(page).toHaveURL(secondPage[section]);
    await untilHydrated(page);
    expect(await isSameDocument(page), 'the same document').toBe(true);
    expect(ofTheOther, 'files of the other build that were asked for').toEqual([]);
  });
}

for (const section of sections) {
  test(`${section}, content API down: what was rendered in stays, and nothing else is lost`, async ({
    page,
    faults,
    trouble,
  }) => {
    await faults.failApi();
    const path = section === 'home' ? '/' : pageOf[section];
    await page.goto(path);
    const words = plainText(await page.locator('main').textContent());
    await untilHydrated(page);
    if (section === 'home') {
      const said = () => trouble.filter((line) => line.includes('Error fetching newsEvents data:')).length;
      await expect.poll(said, 'the failure, logged in the specified words').toBeGreaterThan(0);
      for (const heading of await page.locator('main h2').allTextContents())
        expect(words).toContain(plainText(heading));
    } else {
      expect(trouble).toEqual([]);
    }
  });
}

test('the content API and every section down at once: each page is still read', async ({ page, faults }) => {
  await faults.failApi();
  for (const section of sections) await faults.breakSection(section, 'entry 500');
  for (const section of isFull ? sections : sections.slice(0, 2)) {
    await page.goto(pageOf[section], { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(plainText(await page.locator('main').textContent()).length).toBeGreaterThan(600);
  }
});
