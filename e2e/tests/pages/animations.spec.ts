import { pauseClock } from '../../src/pause-clock.ts';
import { open, scrollToPosition } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

/* Animations on the pages of the sections (R50.1, R86.2, R86.12). */

test('the recruiters move in two rows of 70 and 85 seconds, and one control stops both', async ({ page }) => {
  await open(page, '/placements/PlacementDetails', 1440, 900);
  const recruiters = page.getByRole('group', { name: 'Recruiters', exact: true });
  await scrollToPosition(
    page,
    await recruiters.evaluate((element) => element.getBoundingClientRect().top + scrollY - 200),
  );
  const rows = () =>
    recruiters.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map((one) => `${Number(one.effect?.getTiming().duration) / 1000} ${one.playState}`)
        .filter((text, index, all) => all.indexOf(text) === index)
        .sort(),
    );
  await page.mouse.move(0, 0);
  await expect.poll(rows).toEqual(['70 running', '85 running']);
  await recruiters.getByRole('button', { name: 'Pause recruiters' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(rows).toEqual(['70 paused', '85 paused']);
  await recruiters.getByRole('button', { name: 'Play recruiters' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(rows).toEqual(['70 running', '85 running']);
  // Outside of the window it rests.
  await scrollToPosition(page, 0);
  await expect.poll(rows).toEqual(['70 paused', '85 paused']);
});

test('the counters of placements take 1500 ms with ease-out', async ({ page }) => {
  await open(page, '/placements/PlacementDetails', 1440, 900);
  const counters = await page
    .locator('main dl')
    .first()
    .locator('dd > span')
    .evaluateAll((all) =>
      all.map((counter) => {
        const { animationDuration, animationTimingFunction } = getComputedStyle(counter);
        return `${animationDuration} ${animationTimingFunction}`;
      }),
    );
  expect(counters).toEqual(['1.5s ease-out', '1.5s ease-out', '1.5s ease-out']);
});

test('the carousel of certificates advances every five seconds, wraps to the first, and can be paused', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/rankings', 1440, 900);
  const carousel = page.locator('[aria-roledescription=carousel]');
  await page.mouse.move(0, 0);
  await pauseClock(page);
  const position = () => carousel.getByText(/^\d \/ 3$/).innerText();
  let at = Number((await position())[0]);
  for (let turn = 0; turn < 4; turn++) {
    await page.clock.runFor(5000);
    at = (at % 3) + 1;
    await expect.poll(position).toBe(`${at} / 3`);
  }
  await carousel.getByRole('button', { name: /^Pause/ }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  await expect.poll(position).toBe(`${at} / 3`);
});

test('a card of vision and mission tilts toward the pointer and flattens when it leaves', async ({ page }) => {
  await open(page, '/visionmission', 1440, 900);
  const card = page.locator('main article, main section').filter({ hasText: 'To become a recognised leader' }).last();
  const tilted = () =>
    card.evaluate((element) => {
      const elements = [element, ...element.querySelectorAll('*')];
      const up: Element[] = [];
      for (let one = element.parentElement; one && one.tagName !== 'MAIN'; one = one.parentElement) up.push(one);
      return [...elements, ...up].some((one) => getComputedStyle(one).transform.startsWith('matrix3d'));
    });
  expect(await tilted()).toBe(false);
  const box = await card.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 30);
  await expect.poll(tilted).toBe(true);
  await page.mouse.move(2, 2);
  await expect.poll(tilted).toBe(false);
});

test('the placement years are a timeline above 992 px and a row of buttons up to that width', async ({ page }) => {
  await open(page, '/placements/PlacementDetails', 993, 900);
  const tab = page.getByRole('tab', { name: '2024-2025*' });
  const isButton = () => tab.evaluate((element) => getComputedStyle(element).borderTopWidth !== '0px');
  expect(await isButton()).toBe(false);
  await page.setViewportSize({ width: 992, height: 900 });
  expect(await isButton()).toBe(true);
});

test('a tab of programmes is selected by click or hover', async ({ page }) => {
  await open(page, '/courses-offered', 1440, 900);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Undergraduate')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(11);
  await tab('Postgraduate').hover();
  await expect(tab('Postgraduate')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(11);
  for (const [width, columns] of [
    [1440, 4],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(rows.filter((top) => top === rows[0])).toHaveLength(columns);
  }
});
