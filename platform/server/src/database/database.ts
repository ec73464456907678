/** How both drivers read these types, by their numbers in PostgreSQL: a bigint as text, a time as `Date.toISOString` writes it. */
export const columnParsers = {
  20: String,
  1184: (text: string) => new Date(text).toISOString(),
} as const;

/** A value that both drivers accept as a parameter. Bytes are returned as Buffer. */
export type SqlValue = string | number | boolean | null | Uint8Array | Date;

/** Runs statements: the database itself, or a transaction. */
export interface Sql {
  /** Runs one statement with `$1`-style parameters and returns its rows. JSON columns are parsed. */
  query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** The server's database: embedded (PGlite) or PostgreSQL, with the same SQL. */
export interface Database extends Sql {
  readonly kind: 'embedded' | 'postgresql';
  /** Runs `work` in a transaction, which is rolled back if `work` throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
