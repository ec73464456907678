import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type Toolkit, toolkitSchema } from '@viit/contract';
import type { ReceivedToolkit } from '@viit/contract/registry-api';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { senderOf } from '../access/tokens.ts';
import { unpackArchive } from '../builds/archive.ts';
import type { ArchiveKind } from '../builds/check-entries.ts';
import { withArchive } from '../builds/receive-archive.ts';
import { archiveSlots } from '../builds/uploads.ts';
import { type CheckedPackage, checkPackage } from './check-package.ts';
import { readToolkits } from './read-toolkits.ts';
import { storeToolkit } from './store-toolkit.ts';

const index = 'toolkit.json';

const toolkitArchive: ArchiveKind = {
  noun: 'archive',
  contains: (name) => name === index || /^[^/]+\.tgz$/.test(name),
  rule: `A toolkit has ${index} and the tarballs of its packages.`,
};

/** Changes no release. */
export function receiveToolkit(
  database: Database,
  actor: Actor,
  version: string,
  body: Readable,
): Promise<ReceivedToolkit> {
  return withArchive(senderOf(database, actor), body, (archive, timer) =>
    archiveSlots.run(actor.id, async () => {
      const folder = path.join(path.dirname(archive), 'toolkit');
      await fs.mkdir(folder);
      const files = await timer.time('receive', () => unpackArchive(createReadStream(archive), folder, toolkitArchive));
      const packages = await timer.time('check', () => checkToolkit(folder, [...files.keys()], version));
      const stored = await timer.time('store', () => storeToolkit(database, version, packages, actor.label));
      const { range = null, latest = version } = await readToolkits(database);
      return { version, ...stored, range, latest, ms: timer.times };
    }),
  );
}

async function checkToolkit(folder: string, files: readonly string[], version: string): Promise<CheckedPackage[]> {
  const toolkit = await readIndex(folder, files);
  if (toolkit.version !== version) {
    throw new Refusal(
      'toolkit-invalid',
      `This is the toolkit ${toolkit.version}, sent as ${version}. Send it with the command: viit publish toolkit`,
    );
  }
  const listed = [index, ...toolkit.packages.map(({ file }) => file)];
  const missing = listed.find((file) => !files.includes(file));
  if (missing) {
    throw new Refusal(
      'file-missing',
      `${index} lists ${missing}, which is missing. Pack the toolkit again: npm run packages`,
    );
  }
  const unlisted = files.find((file) => !listed.includes(file));
  if (unlisted) {
    throw new Refusal(
      'file-unlisted',
      `The archive contains ${unlisted}, which ${index} does not list. Pack the toolkit again: npm run packages`,
    );
  }
  const packages: CheckedPackage[] = [];
  for (const entry of toolkit.packages) {
    packages.push(await checkPackage(entry, await fs.readFile(path.join(folder, entry.file))));
  }
  return packages;
}

async function readIndex(folder: string, files: readonly string[]): Promise<Toolkit> {
  if (!files.includes(index))
    throw new Refusal('toolkit-invalid', `The archive has no ${index}. Pack the toolkit with: npm run packages`);
  let value: unknown;
  try {
    value = JSON.parse(await fs.readFile(path.join(folder, index), 'utf8'));
  } catch {
    // The schema explains what was expected.
  }
  const { success, data, error } = toolkitSchema.safeParse(value);
  if (success) return data;
  throw new Refusal(
    'toolkit-invalid',
    `The ${index} is not valid. Pack the toolkit again: npm run packages\n${describeIssues(error)}`,
  );
}
