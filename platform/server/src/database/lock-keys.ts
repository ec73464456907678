/** PostgreSQL advisory locks. */
export const lockKeys = {
  migration: 7_118_417,
  operatorToken: 7_118_418,
  typoTolerance: 7_118_419,
  entries: 7_118_420,
  documentAddress: 7_118_421,
} as const;
