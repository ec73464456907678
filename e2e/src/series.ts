/** `FULL=1` (`npm run test:full`) runs every case of the long series. Without it, a sample of each runs. */
export const isFull = Boolean(process.env.FULL);

/** `LONG=1` (`npm run validate` and `npm test -- --changed`) also runs what takes long and rarely fails alone. */
export const isLong = isFull || Boolean(process.env.LONG);

/** Window widths that pages are tested at, in px. The sample has the narrowest and the widest. */
export const widths: readonly number[] = isFull ? [360, 768, 1024, 1440] : [360, 1440];

/** For what hardly depends on the width: one width in the sample, every width with `FULL=1`. */
export const narrow: readonly number[] = isFull ? widths : [360];
export const wide: readonly number[] = isFull ? widths : [1440];
