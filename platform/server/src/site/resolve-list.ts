export type ListResolution = { status: 200 } | { status: 400 | 404; reason: string };

const lists = /^\/api\/(?:newsEvents|heroImage|announcement|placement)\/list$/;
const departmentList = /^\/api\/department\/list\/([^/]+)$/;

/** An impossible department code is 400, a path without a list 404 (R13.1, R13.12). */
export function resolveList(path: string): ListResolution {
  if (lists.test(path)) return { status: 200 };
  const code = departmentList.exec(path)?.[1];
  if (code === undefined) {
    return {
      status: 404,
      reason: `There is no ${path}. The lists are newsEvents, heroImage, announcement and placement at /api/<name>/list, /api/department/list/<code>, and the collections of sections at /api/content/<section>/<name>.`,
    };
  }
  if (/^[a-z][a-z0-9_]{0,39}$/.test(code)) return { status: 200 };
  return {
    status: 400,
    reason:
      'A department code is a lower-case letter followed by up to 39 lower-case letters, digits or underscores, such as cse_ai.',
  };
}
