/** Advisory locks: of a starting server's work that only one must do, of a collection's entries, of a new document's address. */
export const lockKeys = {
  migration: 7_118_417,
  operatorToken: 7_118_418,
  typoTolerance: 7_118_419,
  entries: 7_118_420,
  documentAddress: 7_118_421,
} as const;
