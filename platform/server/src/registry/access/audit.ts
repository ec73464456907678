import type { AuditEntry } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';

/** Stores an attempt. Its time is the database's. */
export async function recordAttempt(sql: Sql, attempt: Omit<AuditEntry, 'at'>): Promise<void> {
  const { requestId, token, address, action, target, status, code, ms } = attempt;
  await sql.query(
    `insert into audit (request_id, scope, label, address, action, target, status, code, ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [requestId, token?.scope ?? null, token?.label ?? null, address, action, target, status, code, ms],
  );
}

interface AuditRow extends Omit<AuditEntry, 'at' | 'token' | 'requestId'> {
  at: Date;
  request_id: string;
  scope: string | null;
  label: string | null;
}

/** The latest attempts, newest first. @param refused only those that did not succeed. */
export async function readAudit(
  sql: Sql,
  { count, refused }: { count: number; refused: boolean },
): Promise<AuditEntry[]> {
  const rows = await sql.query<AuditRow>(
    `select at, request_id, scope, label, address, action, target, status, code, ms from audit
     where not $2 or status >= 400 order by id desc limit $1`,
    [count, refused],
  );
  return rows.map(({ at, request_id, scope, label, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    requestId: request_id,
    token: scope === null ? null : { scope, label: label ?? '' },
  }));
}
