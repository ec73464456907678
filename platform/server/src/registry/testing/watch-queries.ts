import type { Database } from '../../database/database.ts';

/** Counts the queries whose text matches until `stop`: all of them, and how many ran at the same time at most. */
export function watchQueries(database: Database, pattern: RegExp) {
  const { query } = database;
  let running = 0;
  const watched = {
    count: 0,
    most: 0,
    stop(): void {
      database.query = query;
    },
  };
  database.query = async <Row>(...statement: Parameters<typeof query>) => {
    if (!pattern.test(statement[0])) return query<Row>(...statement);
    watched.count++;
    watched.most = Math.max(watched.most, ++running);
    return query<Row>(...statement).finally(() => running--);
  };
  return watched;
}
