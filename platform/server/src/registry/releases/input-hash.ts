import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { StoredBuild } from '@viit/render/jobs';
import type { Lists } from '../../content/lists.ts';

const renderFolder = path.join(import.meta.dirname, '../../../../render/src');

/** The server's own part in a rendered page: after an upgrade every page is looked at again. */
const renderer = ['jobs.ts', 'render-process.ts', 'sandbox.ts'].map((file) =>
  fs.readFileSync(path.join(renderFolder, file), 'utf8'),
);

/** Hash of all that pages depend on beside their own section. */
export function inputHashOf(shell: StoredBuild, lists: Lists, origin: string): string {
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([renderer, shell.manifest.identity, shell.version, origin, sorted]))
    .digest('hex');
}
