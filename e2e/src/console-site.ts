import { spawn } from 'node:child_process';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './visitor.ts';

const root = path.resolve(import.meta.dirname, '../..');
const program = 'platform/server/src/http/console/testing/console-process.ts';

/** Whose token signs in. */
export type Role = 'operator' | 'team' | 'tester';

/** A console with its real pages, of a site of small sample builds with a week of reports. */
export interface ConsoleSite {
  /** The address of the console. */
  console: string;
  /** The address of the site. */
  site: string;
  tokens: Record<Role, string>;
  /** Another team member publishes a version of exams with the command. */
  publishExams(version: string): void;
  /** From then on, people sign in with accounts of a provider. */
  useProvider(): Promise<void>;
}

/** Playwright's test with a console, one for all tests. */
export const test = base.extend<object, { consoleSite: ConsoleSite }>({
  consoleSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const child = spawn(process.execPath, ['--import', 'tsx', program], {
        cwd: root,
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      let problems = '';
      child.stderr.on('data', (chunk: Buffer) => {
        problems += chunk.toString();
      });
      const exit = new Promise((resolve) => child.once('exit', resolve));
      const line = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
        void exit.then(() => reject(new Error(`The console ended before it was up:\n${problems}`)));
      });
      const publishExams = (version: string) => void child.stdin.write(`PUBLISH ${version}\n`);
      const useProvider = () =>
        new Promise<void>((resolve) => {
          child.stdout.once('data', () => resolve());
          child.stdin.write('PROVIDER\n');
        });
      const site = JSON.parse(line) as Omit<ConsoleSite, 'publishExams' | 'useProvider'>;
      await use({ ...site, publishExams, useProvider });
      child.kill('SIGTERM');
      await exit;
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Opens the console and signs in by keyboard. */
export async function signIn(page: Page, { console, tokens }: ConsoleSite, role: Role): Promise<void> {
  await page.goto(console);
  await page.getByText('Sign in with a token').click();
  await page.getByLabel('Token').fill(tokens[role]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'What is live' }).waitFor();
}

/** Opens a view by its entry in the navigation. */
export async function openView(page: Page, name: string, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Tabs to a control, which shows the focus, and presses a key there. @default Enter */
export async function pressByKeyboard(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await expect(control).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press(key);
}
