/** PostgreSQL cannot store NUL or half a surrogate pair. */
const unstorable = /[\0\p{Cs}]/u;

/** Never ends with half a surrogate pair. */
export const cut = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/\p{Cs}$/u, '');

export const storableText = (text: string, maxLength: number): string =>
  cut(text, maxLength).replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, ' ');

/** @returns the path, such as `pages.0.title`. */
export function findUnstorable(value: unknown): string | undefined {
  const found = pathOfUnstorable(value);
  return found?.join('.');
}

function pathOfUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  // `Object.entries` would take seconds for a list of millions.
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    if (typeof key === 'string' && unstorable.test(key)) return [JSON.stringify(key)];
    const path = pathOfUnstorable((value as Record<string, unknown>)[key]);
    if (path) return [String(key), ...path];
  }
  return undefined;
}
