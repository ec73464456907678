import type { EntryValue } from '@viit/contract/registry-api';
import { isLater } from './publish-times.tsx';

interface Places {
  part: string;
  /** What visitors see, or will see at its time. */
  published: EntryValue | undefined;
  /** Of the draft page. */
  drafts: string | undefined;
  site: string;
}

/** Whether visitors get the document of an entry. */
export const isPublished = (address: string, published: EntryValue | undefined): boolean =>
  !isLater(published?.from) && JSON.stringify(published ?? {}).includes(JSON.stringify(address));

/** Where the person who writes can open a document. Undefined while the draft page is requested, and for other addresses. */
export function documentAddress(address: string, { part, published, drafts, site }: Places): string | undefined {
  if (!/^\/[a-z]+(?:\/[\w-][\w.-]*)+$/i.test(address)) return undefined;
  const isDraft = address.startsWith(`/documents/${part}/`) && !isPublished(address, published);
  const folder = isDraft ? drafts : site;
  return folder === undefined ? undefined : folder + address;
}
