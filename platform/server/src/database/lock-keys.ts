/**
 * The keys of the advisory locks by which servers that start together do something once. They only have to differ: the numbers
 * themselves mean nothing.
 */
export const lockKeys = { migration: 7_118_417, operatorToken: 7_118_418, slipTolerance: 7_118_419 } as const;
