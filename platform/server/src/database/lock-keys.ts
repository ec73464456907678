/** Advisory locks: of work that only one of several starting servers must do, and of a collection's entries. */
export const lockKeys = {
  migration: 7_118_417,
  operatorToken: 7_118_418,
  typoTolerance: 7_118_419,
  entries: 7_118_420,
} as const;
