import { createHash } from 'node:crypto';
import type { BrowserSettings, MenuEntryGrant } from '@viit/contract';
import type { StoredBuild } from '@viit/render/jobs';
import type { SuppliedDocument } from '@viit/render/public-files';
import { renderer } from '@viit/render/renderer-version';
import type { Lists } from '../../content/lists.ts';

interface Inputs {
  shell: StoredBuild;
  lists: Lists;
  /** Files that were supplied for documents of any section. */
  supplied: readonly SuppliedDocument[];
  origin: string;
  browserSettings: BrowserSettings | undefined;
  /** Entries of the menu that sections were granted. */
  menu?: readonly MenuEntryGrant[];
}

/**
 * Hash of everything that pages depend on besides the build of their own section: renderer, shell, origin, lists, supplied
 * documents, settings and granted menu entries.
 */
export function inputHashOf({ shell, lists, supplied, origin, browserSettings, menu = [] }: Inputs): string {
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  const documents = supplied.map(({ address, sha384, size }) => [address, sha384, size]);
  const { manifest, version } = shell;
  return createHash('sha256')
    .update(
      JSON.stringify([renderer.version, manifest.identity, version, origin, sorted, browserSettings, documents, menu]),
    )
    .digest('hex');
}
