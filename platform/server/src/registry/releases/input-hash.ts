import { createHash } from 'node:crypto';
import type { BrowserSettings } from '@viit/contract';
import type { StoredBuild } from '@viit/render/jobs';
import { renderer } from '@viit/render/renderer-version';
import type { Lists } from '../../content/lists.ts';

/** Hash of everything that pages depend on besides their own section: renderer, shell, origin, lists and settings. */
export function inputHashOf(
  shell: StoredBuild,
  lists: Lists,
  origin: string,
  settings: BrowserSettings | undefined,
): string {
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  const inputs = settings ? [settings] : [];
  return createHash('sha256')
    .update(JSON.stringify([renderer.version, shell.manifest.identity, shell.version, origin, sorted, ...inputs]))
    .digest('hex');
}
