import { z } from 'zod';
import type { Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';

const list = z.object({ list: z.string().min(1).describe('heroImage, announcement, newsEvents or placement.') });
const department = z.object({ code: z.string().min(1).describe('A department such as cse.') });
/** Items are checked against the schema of their list, see `listSchemas`. */
const items = z.array(z.unknown());

const read = { method: 'GET', access: 'Any token.', response: items } as const;
const replace = {
  method: 'PUT',
  access: 'A token for "content", or the operator\'s.',
  body: items,
  response: createdReleaseSchema,
} as const;

export const contentOperations = {
  readList: { ...read, path: '/content/{list}', summary: 'Read a list of the content API', params: list },
  readDepartment: {
    ...read,
    path: '/content/department/{code}',
    summary: "Read a department's list",
    params: department,
  },
  replaceList: {
    ...replace,
    path: '/content/{list}',
    summary: 'Replace a list; the pages that show it are rendered again and go live with it',
    params: list,
  },
  replaceDepartment: {
    ...replace,
    path: '/content/department/{code}',
    summary: "Replace a department's list; the pages that show it are rendered again and go live with it",
    params: department,
  },
} as const satisfies Record<string, Operation>;
