import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { writeNextBuild } from '@viit/test/next-build';
import { startSite } from './start-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The operator of a test's own site. */
export const operatorToken = 'the-operator-of-these-tests';

/** A site of its own that a test publishes to. */
export interface PublishedSite {
  address: string;
  /** Runs the `viit` command, as the operator unless told otherwise. @throws with its words where it fails. */
  viit<T>(words: readonly string[], token?: string): Promise<T>;
  /** Publishes a build of a section in which these words are exchanged; with a channel, previews it. @returns the answer. */
  publish(section: string, version: string, words: Record<string, string>, channel?: string): Promise<Published>;
  read(address: string): Promise<string>;
  /** All that the server has printed so far; it writes a line for each answer. */
  log(): string;
}

interface Published {
  release: string;
  rendered: number;
  link?: string;
}

/** Playwright’s test with a site from real builds, one for all tests that publish. */
export const test = base.extend<object, { published: PublishedSite }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-published-'));
      const site = startSite({
        DATA_DIR: path.join(folder, 'data'),
        OPERATOR_TOKEN: operatorToken,
        LOG_LEVEL: 'debug',
      });
      try {
        await use({ ...publishedSite(await site.address, folder), log: site.output });
      } finally {
        site.process.kill('SIGTERM');
        await site.exit;
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

function publishedSite(address: string, folder: string): Omit<PublishedSite, 'log'> {
  const viit: PublishedSite['viit'] = async (words, token = operatorToken) =>
    JSON.parse(await run([...words, '--json'], { VIIT_SERVER: address, VIIT_TOKEN: token }));
  return {
    address,
    viit,
    publish(section, version, words, channel) {
      const out = path.join(folder, `${section}-${version}`);
      const dist = section === 'shell' ? 'shell/dist' : `remotes/${section}/dist`;
      writeNextBuild(path.join(root, dist), out, { version, replacements: words });
      return viit(channel ? ['preview', section, '--as', channel, '--dist', out] : ['publish', section, '--dist', out]);
    },
    read: async (path) => (await fetch(address + path)).text(),
  };
}

const run = (words: readonly string[], env: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const bin = path.join(root, 'platform/cli/bin/viit.mjs');
    execFile(process.execPath, [bin, ...words], { env: { ...process.env, ...env } }, (error, out, err) =>
      error ? reject(new Error(`viit ${words.join(' ')}: ${out}${err}`)) : resolve(out),
    );
  });
