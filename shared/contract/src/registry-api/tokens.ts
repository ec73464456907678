import { z } from 'zod';
import type { Operation } from './operation.ts';

const operatorOnly = "The operator's token.";

/** Never the secret. */
export const listedTokenSchema = z.object({
  id: z.string(),
  scope: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ListedToken = z.infer<typeof listedTokenSchema>;

export const newTokenSchema = z.object({
  scope: z.string().describe('A section, "shell", "content", "toolkit", "tester", or "*" for an operator.'),
  label: z.string().trim().min(1).max(100).describe("The owner's name in the history."),
  days: z.number().int().positive().max(3650).optional().describe('After how many days it expires.'),
});

export const tokenOperations = {
  listTokens: {
    method: 'GET',
    path: '/tokens',
    summary: 'List all tokens, without their secrets',
    access: operatorOnly,
    response: z.array(listedTokenSchema),
  },
  createToken: {
    method: 'POST',
    path: '/tokens',
    summary: 'Create a token; the response is the only place where it can be read',
    access: operatorOnly,
    body: newTokenSchema,
    response: z.object({ id: z.string(), token: z.string() }),
  },
  revokeToken: {
    method: 'DELETE',
    path: '/tokens/{id}',
    summary: 'Revoke a token',
    access: operatorOnly,
    params: z.object({ id: z.string().min(1) }),
    response: z.object({ id: z.string() }),
  },
} as const satisfies Record<string, Operation>;
