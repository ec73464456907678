/** `FULL=1` (`npm run test:full`) runs all of the long series; without it a fair sample of each. */
export const isFull = Boolean(process.env.FULL);

/** The widths at which pages are looked at, in px; the sample has the narrowest and the widest. */
export const widths: readonly number[] = isFull ? [360, 768, 1024, 1440] : [360, 1440];

/**
 * How one of several things is looked at that can all be looked at in the same ways: in all of them, or in the sample in one, by
 * turns.
 * @param at the thing's place among the others.
 */
export const waysFor = <Way>(at: number, ways: readonly Way[]): readonly Way[] =>
  isFull ? ways : ways.filter((_, turn) => turn === at % ways.length);
