/** By PostgreSQL type number. */
export const columnParsers = {
  20: String,
  1184: (text: string) => new Date(text).toISOString(),
} as const;

/** Bytes are returned as Buffer. */
export type SqlValue = string | number | boolean | null | Uint8Array | Date;

export interface Sql {
  /** JSON columns are parsed. */
  query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Database extends Sql {
  readonly kind: 'embedded' | 'postgresql';
  /** Rolled back if `work` throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
