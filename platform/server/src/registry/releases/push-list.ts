import { departmentCodeSchema, type ListName, listSchemas } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { listAddress, parseList, readLists } from '../../content/lists.ts';
import { type Actor, assertMayChange } from '../access/tokens.ts';
import { type CreatedRelease, createRelease } from './create-release.ts';
import type { RegistryContext } from './publish.ts';

/** The scope of tokens that change lists. */
const contentScope = 'content';

/** A list as it is named: `announcement`, or `department/cse`. @throws Refusal that says which there are. */
function parseName(wanted: string): { name: ListName; code: string } {
  const [name = '', code = '', ...rest] = wanted.split('/');
  const isKnown = (text: string): text is ListName => Object.hasOwn(listSchemas, text);
  const isWhole =
    rest.length === 0 && (name === 'department' ? departmentCodeSchema.safeParse(code).success : code === '');
  if (isKnown(name) && isWhole) return { name, code };
  const names = Object.keys(listSchemas).map((one) => (one === 'department' ? 'department/<code>' : one));
  throw new Refusal(`There is no list "${wanted}". The lists are ${names.join(', ')}.`, 404);
}

/** Reads a list as it is now. */
export async function pullList({ database }: RegistryContext, wanted: string): Promise<readonly unknown[]> {
  const { name, code } = parseName(wanted);
  return (await readLists(database)).get(listAddress(name, code)) ?? [];
}

/**
 * Replaces a list and makes the release that it calls for: pages that show it are rendered again, all others keep their
 * bytes. The list and the release go live together, or neither.
 */
export async function pushList(
  { database, origin }: RegistryContext,
  actor: Actor,
  wanted: string,
  items: unknown,
): Promise<CreatedRelease> {
  assertMayChange(actor, contentScope);
  const { name, code } = parseName(wanted);
  const list = { name, code, items: parseList(name, items, wanted).map(asStored) };
  const held = (await readLists(database)).get(listAddress(name, code));
  const isSame = held !== undefined && JSON.stringify(held) === JSON.stringify(list.items);
  const common = { origin, note: `list ${wanted}`, author: actor.label };
  return createRelease(database, [], isSame ? common : { ...common, list });
}

/** Keys of objects in the order in which the database gives them back, so that pages come out the same before and after. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, asStored(inner)]));
}
