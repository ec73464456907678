/**
 * Runs a look-up, unless the client's address has looked up too much that does not exist.
 * @returns undefined if it found nothing or did not run.
 */
export type LimitMisses = <T>(address: string, find: () => Promise<T | undefined>) => Promise<T | undefined>;
