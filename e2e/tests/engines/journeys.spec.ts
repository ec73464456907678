import { expect, test } from '../../src/engines/engine-test.ts';
import { Key } from '../../src/engines/visit.ts';

/* What visitors do most, in each engine. The other journeys and the visits to every page are in `full/`. */

test.afterEach(async ({ visit }) => {
  expect(await visit.takeProblems(), 'console messages and failed requests').toEqual([]);
});

test('a link opens the next page in the same document, with its title, the focus on its heading', async ({ visit }) => {
  await visit.open('/policies');
  await visit.lengthenTimers(3000);
  await visit.read(() => Object.assign(window, { sameDocument: true }) && undefined);
  await visit.click('link', 'IQAC');
  await expect.poll(visit.path).toBe('/iqac');
  await expect.poll(visit.focused).toMatch(/^h1 Internal Quality Assurance Cell/);
  expect(await visit.driver.getTitle()).toMatch(/IQAC|Quality/);
  expect(await visit.read(() => 'sameDocument' in window)).toBe(true);
});

test('Escape closes the drawer and a search, and returns the focus to the button that opened them', async ({
  visit,
}) => {
  await visit.open('/policies', 360, 740);
  for (const button of ['Menu', 'Search']) {
    await visit.click('button', button);
    await visit.find('dialog', 'Menu');
    await expect.poll(visit.focused).toBe(button === 'Menu' ? 'button Close menu' : 'input');
    await visit.press(Key.ESCAPE);
    await expect.poll(() => visit.read(() => document.querySelector('dialog[open]') === null)).toBe(true);
    await expect.poll(visit.focused).toBe(`button ${button}`);
  }
});

test('Back and Forward return to the same positions, however often', async ({ visit }) => {
  await visit.open('/policies');
  await visit.scrollTo(700);
  // By the header, which stays in place. WebKit's Back skips pages that a script has navigated to.
  await visit.click('button', 'About Us');
  await visit.click('link', 'Administration');
  await expect.poll(visit.path).toBe('/administration');
  await expect.poll(visit.scrollPosition).toBe(0);
  await visit.untilHydrated();
  await visit.scrollTo(500);
  for (let round = 0; round < 3; round++) {
    await visit.driver.navigate().back();
    await expect.poll(visit.path).toBe('/policies');
    await expect.poll(visit.scrollPosition).toBe(700);
    await visit.driver.navigate().forward();
    await expect.poll(visit.path).toBe('/administration');
    await expect.poll(visit.scrollPosition).toBe(500);
  }
});

test('Back from another document returns to the position', async ({ visit }) => {
  await visit.open('/policies');
  await visit.scrollTo(700);
  await expect.poll(visit.scrollPosition).toBe(700);
  // The last code that the page loads: leaving it before would end the request.
  await expect.poll(() => visit.read(() => document.documentElement.classList.contains('lenis'))).toBe(true);
  await visit.driver.get(`${visit.site.address}/robots.txt`);
  await visit.driver.navigate().back();
  await visit.untilHydrated();
  await expect.poll(visit.scrollPosition).toBe(700);
});

test('the logo plays the intro video, which has the focus on Skip, and Escape ends it', async ({ visit }) => {
  await visit.open('/policies');
  // The page closes a video that cannot play within 4 s, which a busy machine may need.
  await visit.lengthenTimers(4000);
  await visit.click('link', 'VIIT home');
  await visit.find('dialog', 'Intro video');
  await expect.poll(visit.focused).toBe('button Skip intro');
  await visit.press(Key.ESCAPE);
  await expect.poll(() => visit.read(() => document.querySelector('dialog[open]') === null)).toBe(true);
});
