import type { Sql } from '../../database/database.ts';

export const previewPath = (secret: string): string => `/_preview/${secret}`;

export async function readPreviewLink(sql: Sql, channel: string): Promise<string | undefined> {
  const [row] = await sql.query<{ secret: string | null }>('select secret from channel where name = $1', [channel]);
  return row?.secret ? previewPath(row.secret) : undefined;
}
