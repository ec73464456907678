/** A value that both drivers take as a parameter. Bytes come back as Uint8Array. */
export type SqlValue = string | number | boolean | null | Uint8Array | Date;

/** What a statement runs on: the database itself, or a transaction of it. */
export interface Sql {
  /** Runs one statement with `$1`-style parameters and returns its rows. JSON columns come back parsed. */
  query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** The one database behind the server: embedded (PGlite) or PostgreSQL, with the same SQL. */
export interface Database extends Sql {
  readonly kind: 'embedded' | 'postgresql';
  /** Runs all or nothing: an error thrown by `work` undoes what it did. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Something the operator can mend: the message says what happened and how. Ends the program with exit code 1. */
export class SetupError extends Error {
  override name = 'SetupError';
}
