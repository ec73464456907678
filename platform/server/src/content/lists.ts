import fs from 'node:fs/promises';
import path from 'node:path';
import { departmentCodeSchema, type ListName, listSchemas } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import type { Database, Sql } from '../database/database.ts';

/** Every list by its address in the content API, such as `/api/department/list/cse`. */
export type Lists = ReadonlyMap<string, readonly unknown[]>;

/** A list's address. */
export const listAddress = (name: string, code = ''): string => `/api/${name}/list${code && `/${code}`}`;

/** Reads all lists. */
export async function readLists(sql: Sql): Promise<Lists> {
  const rows = await sql.query<{ name: string; code: string; items: unknown[] }>('select name, code, items from list');
  return new Map(rows.map(({ name, code, items }) => [listAddress(name, code), items]));
}

/** Checks a list against its schema. @throws Refusal with the path and reason of each fault. */
export function parseList(name: ListName, items: unknown, source: string): unknown[] {
  const { success, data, error } = z.array(listSchemas[name]).safeParse(items);
  if (success) return data;
  throw new Refusal(
    'list-invalid',
    `${source} is not a valid ${name} list. Mend these places:\n${z.prettifyError(error)}`,
  );
}

/** A list that shall replace the one that is there. */
export interface NewList {
  name: ListName;
  /** Empty but for departments. */
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

const seedFolder = path.join(import.meta.dirname, '../../seed');

/**
 * Fills an empty database with the sample lists in `seed/`: four lists, and one for each department's page id.
 * @returns how many lists were written; 0 where there are some already.
 */
export async function seedLists(database: Database): Promise<number> {
  const [held] = await database.query<{ count: string | number }>('select count(*) as count from list');
  if (Number(held?.count) > 0) return 0;
  const seeds = await readSeeds();
  await database.transaction(async (sql) => {
    for (const { name, code, items } of seeds) await writeList(sql, name, code, items);
  });
  return seeds.length;
}

async function readSeeds(): Promise<NewList[]> {
  const seeds: NewList[] = [];
  for (const name of Object.keys(listSchemas) as ListName[]) {
    const file = path.join(seedFolder, `${name}.json`);
    const content: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    if (name !== 'department') {
      seeds.push({ name, code: '', items: parseList(name, content, `seed/${name}.json`) });
      continue;
    }
    for (const [code, items] of Object.entries(z.record(departmentCodeSchema, z.unknown()).parse(content))) {
      seeds.push({ name, code, items: parseList(name, items, `seed/department.json (${code})`) });
    }
  }
  return seeds;
}
