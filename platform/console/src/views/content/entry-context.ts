import type { EntryValue } from '@viit/contract/registry-api';
import { createContext } from 'react';

interface EntryInForm {
  /** A new file gets its address from it. */
  title: string;
  published: EntryValue | undefined;
  /** The address of the draft page, below which the documents of drafts are; undefined while it is requested. */
  drafts: string | undefined;
  /** Somebody else must approve each draft. */
  hasReview?: boolean | undefined;
}

export const EntryContext = createContext<EntryInForm>({ title: '', published: undefined, drafts: undefined });
