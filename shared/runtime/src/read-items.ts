/**
 * Returns `undefined` for an invalid item.
 * @param leaveOut called with the place of each invalid value, such as `.labs[2].name`.
 */
export type ReadItem<T> = (item: unknown, leaveOut: (place: string) => void) => T | undefined;

export interface ReadList<T> {
  items: readonly T[];
  leftOut: readonly string[];
}

const cached = new WeakMap<readonly unknown[], WeakMap<object, ReadList<unknown>>>();

/** Leaves out invalid items (R13.16). */
export function readItems<T>(response: readonly unknown[], read: ReadItem<T>): ReadList<T> {
  const byReader = cached.get(response) ?? new WeakMap<object, ReadList<unknown>>();
  cached.set(response, byReader);
  const list = byReader.get(read) ?? readAll(response, read);
  byReader.set(read, list);
  return list as ReadList<T>;
}

function readAll<T>(response: readonly unknown[], read: ReadItem<T>): ReadList<T> {
  const leftOut: string[] = [];
  const items = response.flatMap((item, index) => {
    const inside: string[] = [];
    const value = read(item, (place) => inside.push(place));
    for (const place of value === undefined ? [''] : inside) leftOut.push(`[${index}]${place}`);
    return value === undefined ? [] : [value];
  });
  return { items, leftOut };
}
