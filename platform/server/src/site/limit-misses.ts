/** @returns undefined if nothing was found, or the address has used up its look-ups. */
export type LimitMisses = <T>(address: string, find: () => Promise<T | undefined>) => Promise<T | undefined>;
