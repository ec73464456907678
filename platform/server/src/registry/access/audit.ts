import type { AuditRecord } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';

/** The database sets the time. */
export async function recordAttempt(sql: Sql, attempt: Omit<AuditRecord, 'at'>): Promise<void> {
  const { requestId, actor, address, action, target, status, code, ms } = attempt;
  await sql.query(
    `insert into audit (request_id, actor, label, address, action, target, status, code, ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [requestId, actor?.id ?? null, actor?.label ?? null, address, action, target, status, code, ms],
  );
}

interface AuditQuery {
  count: number;
  /** Only those until then, in ms. */
  before?: string | undefined;
  /** Only those that did not succeed. */
  refused: boolean;
}

/** Newest first. */
export const readAudit = (sql: Sql, { count, before, refused }: AuditQuery): Promise<AuditRecord[]> =>
  sql.query<AuditRecord>(
    `select at, request_id as "requestId", address, action, target, status, code, ms,
       case when actor is not null then jsonb_build_object('id', actor, 'label', coalesce(label, '')) end as actor
     from audit where (not $2 or status >= 400) and date_trunc('milliseconds', at) <= coalesce($3::timestamptz, 'infinity')
     order by id desc limit $1`,
    [count, refused, before ?? null],
  );
