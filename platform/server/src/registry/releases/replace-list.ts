import { departmentCodeSchema, type ListName, listSchemas } from '@viit/contract';
import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { listAddress, parseList, readLists } from '../../content/lists.ts';
import { type Actor, contentScope, requireScope } from '../access/scopes.ts';
import type { RegistryContext } from '../registry-context.ts';
import { createLiveRelease } from './create-release.ts';

/** A list by its name in the command line: `announcement`, or `department/cse`. @throws Refusal that names the lists. */
function parseName(list: string): { name: ListName; code: string } {
  const [name = '', code = '', ...rest] = list.split('/');
  const isListName = (text: string): text is ListName => Object.hasOwn(listSchemas, text);
  const isComplete =
    rest.length === 0 && (name === 'department' ? departmentCodeSchema.safeParse(code).success : code === '');
  if (isListName(name) && isComplete) return { name, code };
  const names = Object.keys(listSchemas).map((one) => (one === 'department' ? 'department/<code>' : one));
  throw new Refusal('list-unknown', `There is no list "${list}". The lists are ${names.join(', ')}.`);
}

/** Reads a list. */
export async function readList({ database }: RegistryContext, list: string): Promise<readonly unknown[]> {
  const { name, code } = parseName(list);
  return (await readLists(database)).get(listAddress(name, code)) ?? [];
}

/**
 * Replaces a list and creates the release with it: pages that show it are rendered again, all others keep their bytes. The
 * list and the release go live together, or not at all.
 */
export async function replaceList(
  context: RegistryContext,
  actor: Actor,
  list: string,
  items: unknown,
): Promise<CreatedRelease> {
  requireScope(actor, contentScope);
  const { name, code } = parseName(list);
  const parsed = { name, code, items: parseList(name, items, list).map(withSortedKeys) };
  const stored = (await readLists(context.database)).get(listAddress(name, code));
  const isSame = stored !== undefined && JSON.stringify(stored) === JSON.stringify(parsed.items);
  const about = { builds: [], note: `replaced the list ${list}`, author: actor.label };
  return createLiveRelease(context, isSame ? about : { ...about, list: parsed });
}

/** Orders the keys of objects as `jsonb` returns them, so that pages are the same before and after the list is stored. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withSortedKeys(inner)]));
}
