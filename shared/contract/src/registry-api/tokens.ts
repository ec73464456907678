import { z } from 'zod';
import { rightsSchema } from '../rights.ts';
import { operator } from './access.ts';
import type { Operation } from './operation.ts';

/** Never the secret. */
export const listedTokenSchema = z.object({
  id: z.string(),
  label: z.string(),
  rights: rightsSchema,
  networks: z.array(z.string()),
  repository: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Null: the one of the setting OPERATOR_TOKEN. */
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ListedToken = z.infer<typeof listedTokenSchema>;

export const newTokenSchema = z.object({
  rights: rightsSchema.describe(
    'By pattern of parts, such as { "exams": "publish" }; { "*": "manage" } for an operator.',
  ),
  label: z.string().trim().min(1).max(100).describe("The owner's name in the history."),
  days: z.number().int().positive().max(365).default(365).describe('After how many days it expires.'),
  networks: z
    .array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]))
    .max(20)
    .default([])
    .describe('Addresses such as 10.0.0.0/8 that may use it; by default all.'),
  repository: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+(?:@[\w./-]+)?$/)
    .max(200)
    .optional()
    .describe('For workflows of this GitHub repository and, after an @, this branch. Such a token has no secret.'),
});

/** Before the end of a token, its owner and the operator are reminded. */
export const reminderDays = 30;

export const tokenOperations = {
  listTokens: {
    method: 'GET',
    path: '/tokens',
    summary: 'List all tokens, without their secrets',
    access: operator,
    response: z.array(listedTokenSchema),
  },
  createToken: {
    method: 'POST',
    path: '/tokens',
    summary: 'Create a token; the response is the only place where it can be read',
    access: operator,
    body: newTokenSchema,
    response: z.object({ id: z.string(), token: z.string().nullable() }),
  },
  revokeToken: {
    method: 'DELETE',
    path: '/tokens/{id}',
    summary: 'Revoke a token',
    access: operator,
    params: z.object({ id: z.string().min(1) }),
    response: z.object({ id: z.string() }),
  },
} as const satisfies Record<string, Operation>;
