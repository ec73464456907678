import { createHash } from 'node:crypto';
import type { StoredBuild } from '@viit/render/jobs';
import { renderer } from '@viit/render/renderer-version';
import type { Lists } from '../../content/lists.ts';

/** Hash of everything that pages depend on besides their own section: renderer, shell, origin and lists. */
export function inputHashOf(shell: StoredBuild, lists: Lists, origin: string): string {
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([renderer.version, shell.manifest.identity, shell.version, origin, sorted]))
    .digest('hex');
}
