import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { runProgram } from '@viit/core/run-program';
import { SetupError } from '@viit/core/setup-error';
import { readSettings } from '../settings.ts';
import { createBackup, verifyBackup } from './backup.ts';

const usage = `npm run backup -- /backup/2026-11-23            makes a backup of the database and verifies it
npm run backup -- --verify /backup/2026-11-23   verifies one that exists
DATA_DIR and DATABASE_URL are those of the server. An embedded database needs its server to be stopped.`;

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  const isVerifying = args[0] === '--verify';
  const [given, ...more] = isVerifying ? args.slice(1) : args;
  if (!given || given.startsWith('-') || more.length > 0) throw new SetupError(usage);
  process.umask(0o077);
  const folder = path.resolve(given);
  const settings = readSettings(process.env, workspaceRoot);
  const { createdAt, tables } = await (isVerifying ? verifyBackup : createBackup)(settings, folder);
  const counts = Object.values(tables).map(({ rows }) => rows);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  console.log(`The backup of ${createdAt} in ${folder} can be restored: ${counts.length} tables with ${rows} rows.`);
}

runProgram(run);
