import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CreatedRelease } from '@viit/contract/registry-api';
import type { ErrorCode } from '@viit/core/error-codes';
import { Refusal } from '@viit/core/refusal';
import type { Database } from '../../database/database.ts';
import { openSharedDatabase } from '../../database/testing/test-database.ts';
import { createBlobStore } from '../../site/blobs/blob-store.ts';
import { loadSite } from '../../site/load-site.ts';
import { resolvePath } from '../../site/resolve-path.ts';
import type { Site } from '../../site/site.ts';
import { createToken } from '../access/tokens.ts';
import { storeLocalBuilds } from '../builds/local-builds.ts';
import type { RegistryContext } from '../registry-context.ts';
import { setParts } from '../releases/set-parts.ts';
import { type SampleBuild, writeSampleBuild } from './sample-builds.ts';
import { sampleRights } from './sample-rights.ts';

/** A database for tests that create releases without a server. Each test uses a different channel. */
export interface ReleaseTest {
  context: RegistryContext;
  /** For files of the test. */
  folder: string;
  /** Stores sample builds and adds them to a channel. */
  release(channel: string, ...samples: SampleBuild[]): Promise<CreatedRelease>;
  /** The same with another database object. */
  releaseThrough(database: Database, channel: string, ...samples: SampleBuild[]): Promise<CreatedRelease>;
  siteOf(channel: string): Promise<Site>;
  textAt(channel: string, address: string): Promise<string>;
  close(): Promise<void>;
}

/** @param database by default a new embedded one, which is closed with the test. */
export async function openReleaseTest(database?: Database): Promise<ReleaseTest> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-releases-'));
  const context = {
    database: database ?? (await openSharedDatabase()),
    origin: 'https://viit.example',
  };
  // The actors with these numbers.
  for (const owner of ['operator', 'exams']) {
    await createToken(context.database, { rights: sampleRights(owner), label: owner, days: 1 });
  }
  let count = 0;
  const test: ReleaseTest = {
    context,
    folder,
    release: (channel, ...samples) => test.releaseThrough(context.database, channel, ...samples),
    async releaseThrough(database, channel, ...samples) {
      const folders = samples.map(() => path.join(folder, `build-${++count}`));
      const builds = samples.map((sample, i) => writeSampleBuild(folders[i] ?? '', sample));
      await storeLocalBuilds(context.database, folders);
      const parts = new Map(builds.map(({ name, identity }) => [name, identity]));
      return setParts({ ...context, database }, { channel, parts, note: 'test' });
    },
    async siteOf(channel) {
      const site = await loadSite(context.database, channel);
      assert.ok(site, `the channel ${channel} exists`);
      return site;
    },
    async textAt(channel, address) {
      const found = resolvePath(await test.siteOf(channel), address);
      assert.ok('resource' in found, `${address} is served`);
      const { blob } = found.resource;
      return Buffer.from(await createBlobStore({ sql: context.database, memory: 1 }).read(blob, 'identity')).toString();
    },
    async close() {
      await context.database.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  return test;
}

/** Checks that work is refused with a code. @param detail what the sentence mentions. */
export const assertRefused = (work: Promise<unknown> | (() => unknown), code: ErrorCode, detail = /./) =>
  assert.rejects(typeof work === 'function' ? async () => work() : work, (error) => {
    assert.ok(error instanceof Refusal, String(error));
    assert.equal(error.code, code, error.message);
    assert.match(error.message, detail);
    return true;
  });
