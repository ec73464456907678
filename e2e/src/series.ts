/** `FULL=1` (`npm run test:full`) runs all of the long series; without it a fair sample of each. */
export const isFull = Boolean(process.env.FULL);

/** The widths at which pages are looked at, in px; the sample has the narrowest and the widest. */
export const widths: readonly number[] = isFull ? [360, 768, 1024, 1440] : [360, 1440];
