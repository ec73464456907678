import { mergeTests } from '@playwright/test';
import { test as consoleTest } from '../../../src/console-site.ts';
import { test as engineTest, expect } from '../../../src/engines/engine-test.ts';
import { Key } from '../../../src/engines/visit.ts';

const test = mergeTests(engineTest, consoleTest);

test('a writer corrects an entry, sees it saved and on its page, publishes it, and undoes that', async ({
  visit,
  consoleSite,
}) => {
  const text = () => visit.read(() => document.body.innerText);
  const visitorsSee = async () => (await fetch(`${consoleSite.site}/exams/core-team`)).text();
  await visit.resize(1280, 800);
  await visit.driver.get(consoleSite.console);
  await visit.click('summary', 'Sign in with a token (operators and section teams)');
  await visit.click('textbox', 'Token');
  await visit.press(...consoleSite.tokens.team, Key.ENTER);
  for (const link of ['Content', 'News', 'Sample news']) await visit.click('link', link);
  await visit.click('textbox', 'Title');
  await visit.press(Key.END, ...' of today');
  await expect.poll(text).toMatch(/Saved at .*, not published/);
  await expect.poll(() => visit.read(() => document.querySelector('iframe:not(.loading)') !== null)).toBe(true);
  expect(await visitorsSee()).not.toContain('Sample news of today');
  await visit.click('button', 'Publish…');
  await visit.click('button', 'Publish');
  await expect.poll(text).toContain('Visitors see it now');
  expect(await visitorsSee()).toContain('Sample news of today');
  await visit.click('link', 'News');
  await expect.poll(visit.focused).toMatch(/^h2 News/);
  await visit.click('button', await visit.read(undoName));
  await visit.click('button', 'Undo it');
  await expect.poll(text).toContain('earlier entries again');
  expect(await visitorsSee()).not.toContain('Sample news of today');
  // The policy of the sample site forbids the style of its shell.
  const messages = (await visit.takeProblems()).filter((message) => !message.includes('inline style'));
  expect(messages, 'console messages').toEqual([]);
});

/** Runs in the page. The name has the time. */
const undoName = () => {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent?.startsWith('Undo this'));
  return (button?.getAttribute('aria-label') ?? button?.textContent ?? '').split(/\s+/).filter(Boolean).join(' ');
};
