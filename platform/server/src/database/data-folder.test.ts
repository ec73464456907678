import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { canMount } from '../registry/testing/can-mount.ts';
import { openDatabase } from './open-database.ts';
import { openTestDatabase } from './testing/test-database.ts';

/*
 * The folder of the embedded database: its permissions, and failed starts. Creating one takes 5 s of processor time, so that all
 * but one of these tests run with FULL=1 only.
 */

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-data-folder-'));
let dataDir: string;
let count = 0;

beforeEach(() => {
  dataDir = path.join(root, String(++count));
});
after(() => fs.rmSync(root, { recursive: true, force: true }));

const open = () => openDatabase({ dataDir, databaseUrl: undefined });
const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);
const isLong = process.env.FULL ? false : 'FULL=1: creates databases';
const leftovers = () => fs.readdirSync(dataDir).filter((name) => !['database', 'lock-name'].includes(name));

test('a data folder that everybody could read and write is closed at the next start', async () => {
  fs.mkdirSync(dataDir);
  fs.chmodSync(dataDir, 0o777);
  await (await openTestDatabase(dataDir)).close();
  assert.equal(modeOf(dataDir), '700');
});

test('a program of a killed server that still creates the database does not stop the next start', {
  skip: isLong,
}, async () => {
  fs.mkdirSync(path.join(dataDir, 'database.new'), { recursive: true });
  const program = `const fs = require('node:fs'); let n = 0; process.stdout.write('started');
    for (const end = Date.now() + 1000; Date.now() < end;)
      try { fs.mkdirSync('database.new/base', { recursive: true }); fs.writeFileSync('database.new/base/' + ++n, ''); } catch {}`;
  const orphan = spawn(process.execPath, ['-e', program], { cwd: dataDir, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(orphan, 'close');
  await once(orphan.stdout, 'data');
  await (await open()).close();
  await ended;
  await (await open()).close();
  assert.deepEqual(leftovers(), [], 'the start after it deletes what was left');
});

test('a full disk is reported as one, without advice to give the database up', {
  skip: isLong || !canMount(),
}, async () => {
  fs.mkdirSync(dataDir);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', dataDir]);
  try {
    await assert.rejects(open(), (error: Error) => {
      assert.match(error.message, /no space left \(ENOSPC\).*Make .* space .* start again/);
      assert.doesNotMatch(error.message, /backup|move it away/i);
      return true;
    });
    assert.deepEqual(leftovers(), [], 'the half that was created takes no space');
    fs.writeFileSync(path.join(dataDir, 'other'), Buffer.alloc(19 * 1024 * 1024));
    assert.throws(() => fs.writeFileSync(path.join(dataDir, 'more'), Buffer.alloc(2 * 1024 * 1024)), {
      code: 'ENOSPC',
    });
    await assert.rejects(open(), /no space left \(ENOSPC\)/);
  } finally {
    execFileSync('umount', ['-l', dataDir]);
  }
});

const hasNetworks = process.platform === 'linux' && process.getuid?.() === 0;
const skip = process.env.FULL && hasNetworks ? false : 'FULL=1 on Linux: starts in two networks';

test('of two first starts at once in two containers, one is refused with advice', { skip }, async () => {
  fs.mkdirSync(dataDir);
  const module = new URL(`./open-database${path.extname(import.meta.filename)}`, import.meta.url).href;
  const program = `import { openDatabase } from ${JSON.stringify(module)};
    try { await openDatabase({ dataDir: process.argv[1], databaseUrl: undefined }); console.log('opened'); }
    catch (error) { console.log(error.message); }
    process.exit();`;
  const start = () => {
    const flags = process.execArgv.filter((flag) => !flag.startsWith('--test'));
    const node = [process.execPath, ...flags, '--input-type=module', '-e', program, dataDir];
    return new Promise<string>((resolve) => {
      // A separate network, like a container's: the folder's lock does not work across it.
      const child = spawn('unshare', ['--net', '--', ...node], { stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      child.once('close', () => resolve(text.trim()));
    });
  };
  const messages = (await Promise.all([start(), start()])).sort();
  assert.equal(messages.filter((message) => message === 'opened').length, 1, messages.join('\n'));
  const refused = messages.find((message) => message !== 'opened') ?? '';
  assert.match(refused, /in use by another server/);
  assert.doesNotMatch(refused, /backup|move it away/i);
});
