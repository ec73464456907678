/**
 * Runs a look-up for a client's address, unless the address has looked up too much that does not exist.
 * @returns undefined if nothing was found, or the look-up did not run.
 */
export type LimitMisses = <T>(address: string, find: () => Promise<T | undefined>) => Promise<T | undefined>;
