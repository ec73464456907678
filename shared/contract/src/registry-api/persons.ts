import { z } from 'zod';
import { rightsSchema } from '../rights.ts';
import { operator } from './access.ts';
import type { Operation } from './operation.ts';

export const listedPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  rights: rightsSchema,
  invitedAt: z.iso.datetime(),
  /** Null if the person has not signed in yet. */
  signedInAt: z.iso.datetime().nullable(),
  passkeys: z.number().int(),
  /** When the person's unused invitation link expires. */
  invitationExpiresAt: z.iso.datetime().nullable(),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

export const newPersonSchema = z.object({
  name: z.string().trim().min(1).max(100).describe('As the history will show it.'),
  email: z.email().max(200).toLowerCase().describe('Of the account at the sign-in provider, if there is one.'),
  rights: rightsSchema.describe(
    'By pattern of parts, such as { "exams/*": "edit" }; { "*": "manage" } for an operator.',
  ),
});

const invitationSchema = z.object({
  id: z.string(),
  /** Null with a sign-in provider. */
  link: z.url().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

const params = z.object({ id: z.string().min(1).describe('The number of the person.') });
const response = z.object({ id: z.string() });

export const personOperations = {
  listPersons: {
    method: 'GET',
    path: '/persons',
    summary: 'List the people who may sign in',
    access: operator,
    response: z.array(listedPersonSchema),
  },
  invitePerson: {
    method: 'POST',
    path: '/persons',
    summary: 'Invite a person',
    access: operator,
    body: newPersonSchema,
    response: invitationSchema,
  },
  changeRights: {
    method: 'PUT',
    path: '/persons/{id}/rights',
    summary: 'Change what a person may do, from the next request on',
    access: operator,
    params,
    body: newPersonSchema.pick({ rights: true }),
    response,
  },
  resetPerson: {
    method: 'POST',
    path: '/persons/{id}/reset',
    summary: 'End the sessions of a person, delete the passkeys and the tie to an account, and invite the person again',
    access: operator,
    params,
    response: invitationSchema,
  },
  removePerson: {
    method: 'DELETE',
    path: '/persons/{id}',
    summary: 'Remove a person, and end the sessions at once',
    access: operator,
    params,
    response,
  },
} as const satisfies Record<string, Operation>;
