import type { Database } from './database.ts';

/** Whether the database responds. */
export const isDatabaseUp = (database: Database): Promise<boolean> =>
  database.query('select 1').then(
    () => true,
    () => false,
  );
