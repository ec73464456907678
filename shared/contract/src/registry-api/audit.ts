import { z } from 'zod';
import { operator } from './access.ts';
import type { Operation } from './operation.ts';

export const auditRecordSchema = z.object({
  at: z.iso.datetime(),
  /** Also in messages and the log. */
  requestId: z.string(),
  /** A person or a token (`token:7`); null if it was neither. */
  actor: z.object({ id: z.string(), label: z.string() }).nullable(),
  address: z.string(),
  /** Such as `publish`. */
  action: z.string(),
  /** Such as `live exams 1.4.0`. */
  target: z.string(),
  status: z.number().int(),
  /** Null on success. */
  code: z.string().nullable(),
  ms: z.number().int(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

export const auditOperations = {
  readAudit: {
    method: 'GET',
    path: '/audit',
    summary: 'List attempts to change something, newest first: who, from where, what, and with which result',
    access: operator,
    query: z.object({
      count: z.coerce.number<number>().int().min(1).max(1000).default(30),
      before: z.iso
        .datetime()
        .optional()
        .describe('Only attempts until then: the time of the last one of the previous response.'),
      refused: z.stringbool().default(false).describe('Only attempts that were refused or failed.'),
    }),
    response: z.array(auditRecordSchema),
  },
} as const satisfies Record<string, Operation>;
