import { expect, type Page } from '@playwright/test';
import { watchProblems } from '@viit/test-kit/problems';
import { type ConsoleSite, openView, pressByKeyboard, signIn, test } from '../../src/console-site.ts';
import { expectNoHorizontalScroll, expectNoViolations } from '../../src/shared-page.ts';

/* People without a terminal, with the browser's virtual authenticator. The tests change the same site, one after the other. */

test.skip(Boolean(process.env.E2E_URL), 'starts a console of its own');
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Passkeys work for a name, not for a numeric address. */
const named = (site: ConsoleSite): ConsoleSite => ({
  ...site,
  console: site.console.replace('127.0.0.1', 'localhost'),
});

/** A device that confirms each request by itself, as with a fingerprint. */
async function addAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport, automaticPresenceSimulation: true } as const;
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
}

const people = (page: Page) => page.getByRole('table', { name: 'People' });
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function checkAppearance(page: Page, state: string): Promise<void> {
  const size = page.viewportSize();
  await expectNoViolations(page, state);
  await expectNoHorizontalScroll(page);
  if (size) await page.setViewportSize(size);
}

/** Fills in the form by keyboard. */
async function invite(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name, as the history will show it').fill(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${name.toLowerCase()}@viit.example`);
  await dialog.getByText('exams', { exact: true }).click();
  await dialog.getByLabel('News').selectOption('write and publish');
  await checkAppearance(page, 'in the form of an invitation');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(announcement(page, `${name} is invited.`)).toBeVisible();
}

const linkIn = (page: Page) => page.getByRole('textbox', { name: 'Link' }).inputValue();

test('a clerk is invited, signs in with a passkey, changes what is theirs and nothing else, and is out when removed', async ({
  page,
  browser,
  consoleSite,
}) => {
  const site = named(consoleSite);
  const problems = watchProblems(page);
  await signIn(page, site, 'operator');
  await openView(page, 'People', 'People who may sign in');
  await expect(page.getByText('3 tokens expire within 30 days')).toBeVisible();
  await invite(page, 'Anitha');
  const link = await linkIn(page);
  await checkAppearance(page, 'in the list of people');

  const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const clerk = await context.newPage();
  const clerksProblems = watchProblems(clerk);
  await addAuthenticator(clerk);
  await clerk.goto(link);
  await expect(clerk.getByRole('heading', { name: 'Welcome, Anitha' })).toBeVisible();
  await expect(clerk.getByText('write and publish the news of exams')).toBeVisible();
  await checkAppearance(clerk, 'in an invitation');
  await clerk.getByLabel('Name of this device').fill('office laptop');
  await clerk.getByRole('button', { name: 'Set up the passkey and sign in' }).click();

  await test.step('the clerk sees what is theirs, and no view of the operator', async () => {
    await expect(clerk.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await expect(clerk.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['News']);
    await expect(
      clerk.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /Audit|People/ }),
    ).toHaveCount(0);
    await openView(clerk, 'Live', 'What is live');
    await expect(clerk.getByRole('button', { name: /Roll back|Restore/ })).toHaveCount(0);
    await clerk.getByRole('link', { name: 'You: Anitha' }).click();
    await expect(clerk.getByRole('table', { name: 'Your passkeys' })).toContainText('office laptop');
    await expect(clerk.getByText('write and publish “News”')).toBeVisible();
    await checkAppearance(clerk, 'in the view of oneself');
  });

  const press = (name: string | RegExp) => pressByKeyboard(clerk, clerk.getByRole('button', { name }));
  await test.step('without a mouse, a second passkey is added, and the first one removed', async () => {
    await addAuthenticator(clerk, 'usb');
    await press('Add a passkey');
    await expect(clerk.getByLabel('Name of this device')).toBeFocused();
    await clerk.keyboard.type('security key');
    await checkAppearance(clerk, 'in a dialog');
    await press('Set it up');
    await press(/^Remove office laptop/);
    await press('Remove the passkey');
    await expect(clerk.getByRole('table', { name: 'Your passkeys' })).not.toContainText('office laptop');
    await expect(clerk.getByRole('table', { name: 'Your passkeys' })).toContainText('security key');
  });

  await test.step('without a mouse, the clerk signs out everywhere, and in again with the passkey', async () => {
    await press('Sign out everywhere');
    await pressByKeyboard(clerk, clerk.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }));
    await expect(clerk.getByRole('alert')).toHaveText('You are signed out on all devices.');
    await checkAppearance(clerk, 'before signing in');
    await press('Sign in with a passkey');
    await expect(clerk.getByRole('link', { name: 'You: Anitha' })).toBeVisible();
    expect(clerksProblems.filter((one) => !one.endsWith('net::ERR_ABORTED'))).toEqual([]);
  });

  await test.step('the clerk publishes, and the history names the clerk', async () => {
    await openView(clerk, 'Content', 'Content');
    await clerk.getByRole('link', { name: 'News', exact: true }).click();
    // By its address: other tests change its title.
    await expect(clerk.getByRole('heading', { name: 'News', exact: true })).toBeFocused();
    await clerk.goto(`${site.console}/#/content/exams/news/sample`);
    await clerk.getByLabel('Title').fill('Written by the clerk');
    await expect(clerk.getByText(/^Saved at/)).toBeVisible();
    await clerk.getByRole('button', { name: 'Publish…' }).click();
    await clerk.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(announcement(clerk, 'Visitors see it now')).toBeVisible();
    await openView(page, 'Live', 'What is live');
    await expect(page.getByRole('table', { name: 'Latest changes' })).toContainText('Anitha');
    await openView(page, 'Audit', 'Who changed what');
    await expect(page.getByRole('table')).toContainText('Anitha (person:');
  });

  await test.step('removed by the operator, the clerk is out at once', async () => {
    await openView(page, 'People', 'People who may sign in');
    await page.getByRole('button', { name: /^Remove Anitha/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Anitha' }).click();
    await expect(announcement(page, 'Anitha is removed.')).toBeVisible();
    await expect(clerk.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await expect(clerk.getByRole('alert')).toContainText('You were signed out');
    await clerk.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(clerk.getByRole('alert')).toContainText('The passkey was refused');
    await expect(people(page).getByText('Anitha')).toHaveCount(0);
  });
  expect(problems.filter((one) => !one.endsWith('net::ERR_ABORTED'))).toEqual([]);
  await context.close();
});

test('a link that was used says what to do; rights change; a reset gives a new link', async ({
  page,
  browser,
  consoleSite,
}) => {
  await signIn(page, named(consoleSite), 'operator');
  await openView(page, 'People', 'People who may sign in');
  await invite(page, 'Ravi');
  const link = await linkIn(page);
  await page.getByRole('button', { name: /^Rights of Ravi/ }).click();
  await page.getByRole('dialog').getByLabel('News').selectOption('write drafts');
  await page.getByRole('button', { name: 'Change the rights' }).click();
  await expect(people(page)).toContainText('write drafts of “News”');
  await page.getByRole('button', { name: /^Reset Ravi/ }).click();
  await page.getByRole('button', { name: 'Reset and invite again' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).not.toHaveValue(link);
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('Ask the operator for a new one');
  await other.getByRole('link', { name: 'sign in with your passkey' }).click();
  await expect(other.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await other.close();
});

test('with a provider, an invited person signs in with the institute account, and comes back to the view', async ({
  page,
  browser,
  consoleSite,
}) => {
  const site = named(consoleSite);
  await site.useProvider();
  await signIn(page, site, 'operator');
  await openView(page, 'People', 'People who may sign in');
  await invite(page, 'Meera');
  await expect(page.getByText('Meera can sign in now, with the institute account')).toBeVisible();

  const context = await browser.newContext();
  // A font of the provider's own pages.
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  const clerk = await context.newPage();
  // Not those of the provider's own pages.
  const problems = watchProblems(clerk, site.console);
  await clerk.goto(`${site.console}/#/you`);
  await clerk.getByRole('button', { name: 'Sign in with your institute account' }).click();
  await clerk.getByPlaceholder('Enter any login').fill('meera');
  await clerk.getByPlaceholder('and password').fill('x');
  await clerk.getByRole('button', { name: 'Sign-in' }).click();
  await clerk.getByRole('button', { name: 'Continue' }).click();
  await expect(clerk.getByRole('link', { name: 'You: Meera' })).toBeVisible();
  await expect(clerk).toHaveURL(`${site.console}/#/you`);
  const unexpected = () => problems.filter((one) => !one.endsWith('net::ERR_ABORTED'));
  expect(unexpected()).toEqual([]);
  await clerk.getByRole('button', { name: 'Sign out', exact: true }).click();
  await clerk.getByRole('link', { name: 'Sign out of your institute account too' }).click();
  await clerk.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(clerk.getByRole('button', { name: 'Sign in with your institute account' })).toBeVisible();
  // Requests in progress fail when their session ends.
  expect(unexpected().filter((one) => !/\b401\b/.test(one))).toEqual([]);
  await context.close();
});
