import { expect, test } from '../../../src/engines/engine-test.ts';
import { Key, type Visit } from '../../../src/engines/visit.ts';

/* The journeys that only `npm run test:full` runs. */

const isOpen = async (visit: Visit, menu: string) =>
  (await (await visit.find('button', menu)).getAttribute('aria-expanded')) === 'true';

const expectNoProblems = async (visit: Visit) =>
  expect(await visit.takeProblems(), 'console messages and failed requests').toEqual([]);

test('a menu opens by click and by hover, one at a time; Escape closes it', async ({ visit }) => {
  await visit.open('/policies', 1440, 900);
  await visit.hover(await visit.find('button', 'Academics'));
  await expect.poll(() => isOpen(visit, 'Academics')).toBe(true);
  await visit.click('button', 'Research');
  await expect.poll(() => isOpen(visit, 'Research')).toBe(true);
  expect(await isOpen(visit, 'Academics')).toBe(false);
  await visit.find('link', 'Publications');
  await visit.press(Key.TAB, Key.ESCAPE);
  await expect.poll(() => isOpen(visit, 'Research')).toBe(false);
  await expect.poll(visit.focused).toBe('button Research');
  await expectNoProblems(visit);
});

test('an entry of the menu leads to its page', async ({ visit }) => {
  await visit.open('/rti', 1440, 900);
  await visit.click('button', 'Campus Life');
  await visit.click('link', 'Media Cell');
  await expect.poll(visit.path).toBe('/media-cell');
  await visit.untilHydrated();
  await visit.driver.navigate().back();
  await expect.poll(visit.path).toBe('/rti');
  await expectNoProblems(visit);
});

test('the drawer leads to a page and closes', async ({ visit }) => {
  await visit.open('/policies', 360, 740);
  await visit.click('button', 'Menu');
  await visit.find('dialog', 'Menu');
  await visit.click('link', 'Best Practices');
  await expect.poll(visit.path).toBe('/best-practices');
  await expect.poll(visit.focused).toBe('h1 Best Practices');
  expect(await visit.read(() => document.querySelector('dialog[open]'))).toBeNull();
  await expectNoProblems(visit);
});

test('search counts what it finds, and leads to a page', async ({ visit }) => {
  await visit.open('/policies');
  await visit.click('button', 'Search');
  await visit.find('searchbox', 'Search the menu, pages and documents');
  await visit.press(...'governing body');
  const status = () => visit.read(() => document.querySelector('dialog [role=status]')?.textContent);
  await expect.poll(status).toMatch(/^\d+ match(es)? in the menu, \d+ match(es)? on the site$/);
  await visit.press(Key.TAB);
  // In Firefox the scrollable list is a tab stop too.
  if (!(await visit.focused()).startsWith('a ')) await visit.press(Key.TAB);
  await visit.press(Key.ENTER);
  await expect.poll(visit.path).toBe('/governing-body');
  await expect.poll(visit.focused).toMatch(/^h1 Governing Body/);
  await expectNoProblems(visit);
});

test('a dialog opens, keeps the focus, and returns it', async ({ visit }) => {
  await visit.open('/placements/PlacementDetails');
  const tile = await visit.driver.findElement({ css: 'main button[aria-haspopup=dialog]' });
  await visit.driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', tile);
  await tile.click();
  await expect.poll(() => visit.read(() => document.querySelector('dialog[open]') !== null)).toBe(true);
  await visit.press(Key.TAB, Key.TAB);
  expect(await visit.read(() => document.activeElement?.closest('dialog, body')?.localName)).toMatch(/dialog|body/);
  await visit.press(Key.ESCAPE);
  await expect.poll(() => visit.read(() => document.querySelector('dialog[open]') === null)).toBe(true);
  expect(await visit.driver.executeScript('return document.activeElement === arguments[0]', tile)).toBe(true);
  await expectNoProblems(visit);
});

test('tabs change by click and by the arrow keys', async ({ visit }) => {
  await visit.open('/courses-offered');
  await visit.click('tab', 'Postgraduate');
  const selected = () => visit.read(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent);
  await expect.poll(selected).toBe('Postgraduate');
  await visit.press(Key.ARROW_LEFT);
  await expect.poll(selected).toBe('Undergraduate');
  await expect.poll(visit.focused).toBe('button Undergraduate');
  await expectNoProblems(visit);
});

test('the first tab stop skips the header', async ({ visit }) => {
  await visit.open('/policies');
  await visit.press(Key.TAB);
  await expect.poll(visit.focused).toBe('a Skip to content');
  await visit.press(Key.ENTER);
  await expect.poll(() => visit.read(() => document.activeElement?.localName)).toBe('main');
  await expectNoProblems(visit);
});

test('a fragment opens its part of the page, and Back returns from it', async ({ visit }) => {
  await visit.open('/iqac#criterion-3');
  await visit.find('heading', 'Infrastructure');
  await visit.driver.findElement({ css: 'a[href="#criterion-1"]' }).click();
  await expect.poll(visit.path).toBe('/iqac#criterion-1');
  await visit.driver.navigate().back();
  await expect.poll(visit.path).toBe('/iqac#criterion-3');
  await expectNoProblems(visit);
});

const exams = /^\/_builds\/exams\//;
const noticeText = () => document.querySelector('[role=status][data-shown=true] p')?.textContent ?? '';

test('a page whose section is dead can be read; Retry makes it interactive', async ({ visit }) => {
  visit.site.breakPaths(exams, 'dead');
  await visit.resize(1280, 800);
  await visit.load('/exams/timetables');
  await expect.poll(() => visit.read(noticeText), { timeout: 15_000 }).toMatch(/could not be loaded/);
  expect(await visit.read(() => document.querySelector('main')?.innerText.length)).toBeGreaterThan(600);
  visit.site.repair();
  await visit.click('button', 'Retry');
  await visit.untilHydrated();
  await expect.poll(() => visit.read(noticeText)).toBe('');
});

test('a page whose section hangs can be read, and says that it is slow', async ({ visit }) => {
  visit.site.breakPaths(exams, 'hangs');
  // A load event would wait for the scripts.
  await visit.read((path: string) => void setTimeout(() => location.assign(path)), '/exams/timetables');
  await expect.poll(visit.path).toBe('/exams/timetables');
  await expect.poll(() => visit.read(noticeText), { timeout: 15_000 }).toMatch(/slow to load/);
  expect(await visit.read(() => document.querySelector('main')?.innerText.length)).toBeGreaterThan(600);
});

test('navigation to a section that hangs becomes an ordinary page load after 3 s', async ({ visit }) => {
  await visit.open('/policies');
  await visit.read(() => Object.assign(window, { sameDocument: true }) && undefined);
  visit.site.breakPaths(exams, 'hangs');
  await visit.read(() => {
    const link = Object.assign(document.createElement('a'), { href: '/exams/timetables' });
    document.body.append(link);
    link.click();
  });
  await expect.poll(visit.path, { timeout: 10_000 }).toBe('/exams/timetables');
  await expect.poll(() => visit.read(() => 'sameDocument' in window)).toBe(false);
  expect(await visit.read(() => document.querySelector('h1')?.textContent)).toBe('Time Tables');
});
