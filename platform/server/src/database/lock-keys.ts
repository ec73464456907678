/** Advisory locks for work that only one of several starting servers must do. */
export const lockKeys = { migration: 7_118_417, operatorToken: 7_118_418, typoTolerance: 7_118_419 } as const;
