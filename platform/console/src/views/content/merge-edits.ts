import type { EntryValue } from '@viit/contract/registry-api';
import { isSame } from './current-value.ts';

/** Takes each field from the side that changed it. Of a field that both changed, mine stays, and the person has to choose. */
export function mergeEdits(base: EntryValue, mine: EntryValue, theirs: EntryValue) {
  const value: EntryValue = { ...mine };
  let isClear = true;
  for (const name of Object.keys({ ...base, ...mine, ...theirs })) {
    if (isSame(mine[name], theirs[name]) || isSame(theirs[name], base[name])) continue;
    if (!isSame(mine[name], base[name])) isClear = false;
    else if (name in theirs) value[name] = theirs[name];
    else delete value[name];
  }
  return { value, isClear };
}
