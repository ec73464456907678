import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { workspaceRoot } from '@viit/build';
import { copyWorkspace } from '@viit/test/copy-workspace';
import { operatorToken, type PublishedSite, test } from '../../src/published-site.ts';
import { hidePage, untilReporterStarted } from '../../src/reports.ts';
import { isFull } from '../../src/series.ts';
import { expect, untilHydrated } from '../../src/site-test.ts';

/* A version that only browsers find broken, compiled from changed sources and visited in a browser (R118). */

test.skip(!isFull, 'part of the long series (npm run test:full): compiles a section and visits its pages 160 times');
test.setTimeout(600_000);

const page = '/exams/notifications';
const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };
const line = 'if (requested > pageSize) list.current';
const fault = "if (location.pathname === '/exams/notifications' && innerWidth < 400) throw new TypeError('no width');";

/** A checkout of the project in which the notices throw in an effect, on one page and in narrow windows only. */
function breakNotices(version: string): string {
  const folder = path.join(workspaceRoot, 'test-results/watched-checkout');
  copyWorkspace(folder);
  edit(path.join(folder, 'remotes/exams/src/notices/notice-list.tsx'), line, `${fault} ${line}`);
  edit(path.join(folder, 'remotes/exams/package.json'), '"version": "1.0.0"', `"version": "${version}"`);
  return folder;
}

function edit(file: string, from: string, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}" any more. Adapt this test.`);
  fs.writeFileSync(file, text.replace(from, to));
}

/** Opens a page again and again, each time as a visitor who has not been there, and leaves it. */
async function visit(browser: Browser, address: string, viewport: typeof narrow, count: number): Promise<void> {
  for (let one = 0; one < count; one++) {
    const context = await browser.newContext({ viewport });
    const tab = await context.newPage();
    await tab.goto(address);
    await untilHydrated(tab);
    await untilReporterStarted(tab);
    const isSent = tab.waitForResponse((response) => new URL(response.url()).pathname === '/_reports');
    await hidePage(tab);
    expect((await isSent).status()).toBe(204);
    await context.close();
  }
}

/** Publishes from the checkout and watches the version. @returns the exit code and the output. */
const publishAndWatch = (folder: string, { address }: PublishedSite) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = [path.join(folder, 'platform/cli/bin/viit.mjs'), 'publish', 'exams', '--watch', '5m'];
    const env = { ...process.env, VIIT_SERVER: address, VIIT_TOKEN: operatorToken };
    execFile(process.execPath, args, { cwd: folder, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });

test('a version that throws on one page in narrow windows is named with page, file and line', async ({
  browser,
  published,
}) => {
  const address = published.address + page;
  await visit(browser, address, narrow, 40);
  await visit(browser, address, wide, 40);
  const watching = publishAndWatch(breakNotices('8.1.0'), published);
  const isLive = async () => ((await published.read('/_registry.json')).includes('"8.1.0') ? 'live' : 'waiting');
  await expect.poll(isLive, { timeout: 120_000 }).toBe('live');
  await visit(browser, address, wide, 40);
  await visit(browser, address, narrow, 40);
  const { code, output } = await watching;
  expect(output).toContain(`exams 8.1.0 is worse than`);
  expect(output).toContain(page);
  expect(code).toBe(6);

  const { problems } = await published.viit<{
    problems: {
      section: string;
      version: string;
      page: string;
      message: string;
      location?: { file: string; line: number };
    }[];
  }>(['reports', 'exams']);
  const source = fs.readFileSync(path.join(workspaceRoot, 'remotes/exams/src/notices/notice-list.tsx'), 'utf8');
  expect(problems[0]).toMatchObject({
    ...{ section: 'exams', version: '8.1.0', page },
    message: expect.stringContaining('no width'),
    location: {
      file: expect.stringMatching(/remotes\/exams\/src\/notices\/notice-list\.tsx$/),
      line: source.slice(0, source.indexOf(line)).split('\n').length,
    },
  });
});
