import { isPermitted, partNames } from '@viit/contract/rights';
import type { Actor } from '../access/rights.ts';

export const entryNote = (title: string, part: string, isRemoved: boolean): string =>
  `${isRemoved ? 'removed' : 'published'} “${title}” in ${part}`;

/** A title may be of an entry that visitors do not see yet. @returns the note, without the title for those who may not edit the part. */
export function noteFor({ rights }: Pick<Actor, 'rights'>, note: string): string {
  const part = /.*” in ([^\s;]+)/s.exec(note)?.[1];
  return part === undefined || isPermitted(rights, 'edit', ...partNames(part))
    ? note
    : note.replace(/“.*”/s, 'an entry');
}
