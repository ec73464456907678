/**
 * @param foundCost of a successful look-up, in look-ups in vain. @default 0
 * @returns undefined if nothing was found, or the address has used up its look-ups.
 */
export type LimitMisses = <T>(
  address: string,
  find: () => Promise<T | undefined>,
  foundCost?: number,
) => Promise<T | undefined>;
