import { departmentCodeSchema } from '@viit/contract';

/** What the content API answers: a list, or an error with its reason. */
export type ApiAnswer = { status: 200; address: string } | { status: 400 | 404; error: string };

const plainLists = /^\/api\/(?:newsEvents|heroImage|announcement|placement)\/list$/;
const department = /^\/api\/department\/list\/([^/]+)$/;

/**
 * Finds what an address below `/api` asks for (spec 1, section 7). An unknown department is an empty list; a code that no
 * department can have is 400, any other address 404.
 */
export function apiAnswer(path: string): ApiAnswer {
  if (plainLists.test(path)) return { status: 200, address: path };
  const code = department.exec(path)?.[1];
  if (code === undefined) {
    return {
      status: 404,
      error: `There is no ${path}. The lists are newsEvents, heroImage, announcement and placement at /api/<name>/list, and /api/department/list/<code>.`,
    };
  }
  if (!departmentCodeSchema.safeParse(code).success) {
    return {
      status: 400,
      error:
        'A department code is a lower-case letter followed by up to 39 lower-case letters, digits or underscores, such as cse_ai.',
    };
  }
  return { status: 200, address: path };
}
