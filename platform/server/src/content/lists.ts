import { type ListName, listSchemas } from '@viit/contract';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import type { Sql } from '../database/database.ts';

/** All lists by their addresses in the content API, such as `/api/department/list/cse`. */
export type Lists = ReadonlyMap<string, readonly unknown[]>;

/** The address of a list. @param code of a department; empty for the other lists. */
export const listAddress = (name: string, code = ''): string => `/api/${name}/list${code && `/${code}`}`;

/** Reads all lists. */
export async function readLists(sql: Sql): Promise<Lists> {
  const rows = await sql.query<{ name: string; code: string; items: unknown[] }>('select name, code, items from list');
  return new Map(rows.map(({ name, code, items }) => [listAddress(name, code), items]));
}

/** Checks a list against its schema. @throws Refusal with the path and the reason of each error. */
export function parseList(name: ListName, items: unknown, source: string): unknown[] {
  const { success, data, error } = z.array(listSchemas[name]).safeParse(items);
  if (success) return data;
  throw new Refusal(
    'list-invalid',
    `${source} is not a valid ${name} list. Correct these items:\n${describeIssues(error)}`,
  );
}

/** A list that replaces the current one. */
export interface NewList {
  name: ListName;
  /** Empty for all lists but `department`. */
  code: string;
  items: unknown[];
}

/** Replaces a list. */
export async function writeList(sql: Sql, name: ListName, code: string, items: unknown[]): Promise<void> {
  await sql.query(
    `insert into list (name, code, items) values ($1, $2, $3::jsonb)
     on conflict (name, code) do update set items = excluded.items, changed_at = now()`,
    [name, code, JSON.stringify(items)],
  );
}
