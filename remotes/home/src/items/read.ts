import { isSafeAddress } from '@viit/runtime/contract';

/*
 * Readers of values in the lists: small, since visitors download them, and lenient, since any backend may have written the
 * list. A value that cannot be used is reported with its place and left out, with the item only if the item needs it.
 */

/** Reads a value; `undefined` if it is missing or cannot be used. */
export type Read<T> = (value: unknown, leaveOut: (place: string) => void) => T | undefined;

/** What a reader returns. */
export type ReadBy<R> = R extends Read<infer T> ? T : never;

type Fields = Readonly<Record<string, Read<unknown>>>;
type Complete<F extends Fields> = { readonly [K in keyof F]: ReadBy<F[K]> };
type Partly<F extends Fields> = { readonly [K in keyof F]?: ReadBy<F[K]> };

/** Text that is not blank; a number is text too. */
export const text: Read<string> = (value) => {
  const trimmed = typeof value === 'number' ? `${value}` : typeof value === 'string' ? value.trim() : '';
  return /^(NaN|-?Infinity)?$/.test(trimmed) ? undefined : trimmed;
};

/** A number from 0, also as digits. */
export const count: Read<number> = (value) => {
  const number = text(value, () => {}) === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? number : undefined;
};

/** An address that a link or an image may use (R13.14). */
export const address: Read<string> = (value) => {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return isSafeAddress(trimmed) ? trimmed : undefined;
};

/** An image: `{ url }`, or the address itself (R13.5). */
export const image: Read<{ readonly url: string }> = (value) => {
  const url = address(isObject(value) ? value.url : value, () => {});
  return url === undefined ? undefined : { url };
};

/** A list of values, without those that cannot be used; `undefined` if none is left. */
export const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, leaveOut) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.flatMap((item: unknown, index) => readField(read, item, `[${index}]`, leaveOut) ?? []);
    // An empty list is data; a list of unusable values is not.
    return items.length > 0 || value.length === 0 ? (items as T[]) : undefined;
  };

/** An object with these fields. Without a required field, or without any field at all, it cannot be used. */
export const object =
  <R extends Fields, O extends Fields>(required: R, optional: O): Read<Complete<R> & Partly<O>> =>
  (value, leaveOut) => {
    if (!isObject(value)) return undefined;
    const fields: Record<string, unknown> = {};
    for (const [name, read] of Object.entries({ ...required, ...optional })) {
      const field = readField(read, value[name], `.${name}`, leaveOut);
      if (field !== undefined) fields[name] = field;
      else if (name in required) return undefined;
    }
    return Object.keys(fields).length > 0 ? (fields as Complete<R> & Partly<O>) : undefined;
  };

/** Reads a value inside another one, and reports it if it cannot be used. A missing value is not reported. */
function readField<T>(read: Read<T>, value: unknown, place: string, leaveOut: (place: string) => void): T | undefined {
  const inner: string[] = [];
  const result = read(value, (within) => inner.push(within));
  const isMissing = (value === undefined || value === null) && !place.startsWith('[');
  if (result !== undefined) for (const within of inner) leaveOut(place + within);
  else if (!isMissing) leaveOut(place);
  return result;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
