import { open } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

/* Which addresses are destinations, and the countdown's announcements, are in the unit tests of shell/src/redirect. */

const destination = 'https://admissions.example.org:8443/apply/2025?step=1';

test('the notice shows the destination and its host, counts down, and at zero the browser opens it', async ({
  page,
}) => {
  const visited: string[] = [];
  await page.route('https://admissions.example.org:8443/**', (route) => {
    visited.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
  });
  await page.clock.install();
  await open(page, `/redirect?url=${encodeURIComponent(destination)}`, 1440);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're Leaving Our Website");
  await expect(page.locator('main')).toContainText(destination);
  await expect(page.getByText('admissions.example.org:8443', { exact: true })).toHaveCSS('font-weight', '800');
  const countdown = page.getByText(/^Auto-redirecting in \d+ seconds?$/);
  const left = Number(/\d+/.exec((await countdown.textContent()) ?? '')?.[0]);
  expect(left).toBeLessThanOrEqual(20);
  // By the second, as the page counts.
  for (let second = left - 1; second > 0; second--) {
    await page.clock.runFor(1000);
    await expect(countdown).toHaveText(new RegExp(` ${second} `));
  }
  expect(visited).toEqual([]);
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(visited).toEqual([destination]);
});
