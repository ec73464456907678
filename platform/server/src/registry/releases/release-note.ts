import { isPermitted, partNames } from '@viit/contract/rights';
import type { Actor } from '../access/rights.ts';

export const entryNote = (title: string, part: string, isRemoved: boolean): string =>
  `${isRemoved ? 'removed' : 'published'} “${title}” in ${part}`;

/** A title may be of an entry that visitors do not see yet. @returns no note with one of a part that the actor may not edit. */
export function noteFor({ rights }: Pick<Actor, 'rights'>, note: string): string {
  const part = /.*” in ([^\s;]+)/s.exec(note)?.[1];
  return part === undefined || isPermitted(rights, 'edit', ...partNames(part)) ? note : '';
}
