/**
 * Reads one item of a list; returns `undefined` if the item cannot be shown.
 * @param leaveOut is called with the place of each value that cannot be used, such as `.labs[2].name`.
 */
export type ReadItem<T> = (item: unknown, leaveOut: (place: string) => void) => T | undefined;

/** The items of a response that can be shown, and the places of the values that cannot, such as `[3].title`. */
export interface ReadList<T> {
  items: readonly T[];
  leftOut: readonly string[];
}

const cached = new WeakMap<readonly unknown[], WeakMap<object, ReadList<unknown>>>();

/** Reads a response item by item, once: a bad item is left out, and the others stay (R13.16). */
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
    // Of an item that is left out, its own place is enough.
    for (const place of value === undefined ? [''] : inside) leftOut.push(`[${index}]${place}`);
    return value === undefined ? [] : [value];
  });
  return { items, leftOut };
}
