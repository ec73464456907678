import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { SqlValue } from './database.ts';
import { statementNames } from './statement-names.ts';

type Query = <Row>(text: string, values: readonly SqlValue[]) => Promise<Row[]>;

/**
 * Queries as prepared statements, which PGlite's own `query` does not have. Run one at a time: the embedded database has one
 * connection.
 */
export function preparedQueries(pg: PGlite): Query {
  const { serialize } = protocol;
  const nameOf = statementNames();
  /** The PostgreSQL type numbers of their parameters, by name. */
  const prepared = new Map<string, number[]>();
  const send = async (...messages: readonly Uint8Array[]) => {
    // Without `sync`, the database ignores everything after an error.
    const { messages: received } = await pg.execProtocol(Buffer.concat([...messages, serialize.sync()]));
    return received;
  };
  const prepare = async (name: string, text: string) => {
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const types = parse.parseDescribeStatementResults(described);
    if (name) prepared.set(name, types);
    return types;
  };
  return async <Row>(text: string, values: readonly SqlValue[]) => {
    const statement = nameOf(text) ?? '';
    const types = prepared.get(statement) ?? (await prepare(statement, text));
    const serialized = values.map((value, index) => {
      if (value === null) return null;
      const serializer = pg.serializers[types[index] ?? 0];
      return serializer ? serializer(value) : String(value);
    });
    const bind = serialize.bind({ statement, values: serialized });
    const received = await send(bind, serialize.describe({ type: 'P' }), serialize.execute({}));
    return (parse.parseResults(received, pg.parsers)[0]?.rows ?? []) as Row[];
  };
}
