import { z } from 'zod';
import type { Operation } from './operation.ts';

/** An attempt to change something. */
export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  /** Also in the client's error message and in the server's log. */
  requestId: z.string(),
  /** Whose token it was; null where the request had no valid token. */
  token: z.object({ scope: z.string(), label: z.string() }).nullable(),
  /** The client's address. */
  address: z.string(),
  /** The name of the operation, such as `publish`. */
  action: z.string(),
  /** What it was for, such as `live exams 1.4.0`. */
  target: z.string(),
  /** The HTTP status of the response. */
  status: z.number().int(),
  /** The code of the refusal; null where the attempt succeeded. */
  code: z.string().nullable(),
  ms: z.number().int(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditOperations = {
  readAudit: {
    method: 'GET',
    path: '/audit',
    summary: 'List attempts to change something, newest first: who, from where, what, and with which result',
    access: "The operator's token.",
    query: z.object({
      count: z.coerce.number<number>().int().min(1).max(1000).default(30),
      refused: z.stringbool().default(false).describe('Only attempts that were refused or failed.'),
    }),
    response: z.array(auditEntrySchema),
  },
} as const satisfies Record<string, Operation>;
