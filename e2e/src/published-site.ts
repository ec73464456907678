import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { writeNextBuild } from '@viit/test/next-build';
import { startSite } from './start-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The operator's token of the test site. */
export const operatorToken = 'the-operator-of-these-tests';

/** A separate site that tests publish to. */
export interface PublishedSite {
  address: string;
  /** The address of its console. */
  console: string;
  /** Runs the `viit` command, by default as the operator. @throws with its output if it fails. */
  viit<T>(args: readonly string[], token?: string): Promise<T>;
  /** Publishes a build of a section with some texts replaced, or previews it on a channel. @returns the output of `viit`. */
  publish(section: string, version: string, replacements: Record<string, string>, channel?: string): Promise<Published>;
  read(address: string): Promise<string>;
  /** Everything that the server has printed so far, with one line for each response. */
  log(): string;
}

interface Published {
  release: string;
  rendered: number;
  link?: string;
}

/** The first start of a site on an empty data folder, which was stopped again. */
export interface FirstStart {
  dataDir: string;
  address: string;
  /** Its output until it was ready. */
  output: string;
  exitCode: number | null;
  /** HTML of `/exams` while it ran. */
  page: string;
}

/** Playwright’s test with a site from real builds, one for all tests that publish. */
export const test = base.extend<object, { folder: string; firstStart: FirstStart; published: PublishedSite }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-own-site-'));
      await use(folder);
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // A first start renders every page, so there is one for all tests that need its result.
  firstStart: [
    async ({ folder }, use) => {
      const dataDir = path.join(folder, 'first');
      const site = startSite({ DATA_DIR: dataDir });
      const address = await site.address;
      const output = site.output();
      const page = await (await fetch(`${address}/exams`)).text();
      site.process.kill('SIGTERM');
      const exitCode = await site.exit;
      await use({ dataDir, address, output, exitCode, page });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  published: [
    async ({ folder, firstStart }, use) => {
      const dataDir = path.join(folder, 'published');
      fs.cpSync(firstStart.dataDir, dataDir, { recursive: true });
      const site = startSite({ DATA_DIR: dataDir, OPERATOR_TOKEN: operatorToken, LOG_LEVEL: 'debug' });
      try {
        const published = publishedSite(await site.address, folder);
        const [, address = ''] = /The console is at (\S+?):? sign in/.exec(site.output()) ?? [];
        await use({ ...published, console: address, log: site.output });
      } finally {
        site.process.kill('SIGTERM');
        await site.exit;
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

function publishedSite(address: string, folder: string): Omit<PublishedSite, 'console' | 'log'> {
  const viit: PublishedSite['viit'] = async (args, token = operatorToken) =>
    JSON.parse(await run([...args, '--json'], { VIIT_SERVER: address, VIIT_TOKEN: token }));
  return {
    address,
    viit,
    publish(section, version, replacements, channel) {
      const out = path.join(folder, `${section}-${version}`);
      const dist = section === 'shell' ? 'shell/dist' : `remotes/${section}/dist`;
      writeNextBuild(path.join(root, dist), out, { version, replacements });
      return viit(channel ? ['preview', section, '--as', channel, '--dist', out] : ['publish', section, '--dist', out]);
    },
    read: async (path) => (await fetch(address + path)).text(),
  };
}

const run = (args: readonly string[], env: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const bin = path.join(root, 'platform/cli/bin/viit.mjs');
    execFile(process.execPath, [bin, ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      error ? reject(new Error(`viit ${args.join(' ')}: ${out}${err}`)) : resolve(out),
    );
  });
