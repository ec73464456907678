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
 * documents, settings and granted menu entries. What is not used leaves no trace, so that releases of former versions keep their hash.
 */
export function inputHashOf({ shell, lists, supplied, origin, browserSettings, menu = [] }: Inputs): string {
  const sorted = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  const documents = supplied.map(({ address, sha384, size }) => [address, sha384, size]);
  const more = [
    ...(browserSettings ? [browserSettings] : []),
    ...(documents.length > 0 ? [documents] : []),
    ...(menu.length > 0 ? [{ menu }] : []),
  ];
  return createHash('sha256')
    .update(JSON.stringify([renderer.version, shell.manifest.identity, shell.version, origin, sorted, ...more]))
    .digest('hex');
}
