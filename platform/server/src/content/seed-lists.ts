import fs from 'node:fs/promises';
import path from 'node:path';
import { departmentCodeSchema, type ListName, listSchemas } from '@viit/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type NewList, parseList, writeList } from './lists.ts';

const seedFolder = path.join(import.meta.dirname, '../../seed');

/**
 * Writes the sample lists in `seed/` to a database without lists: four, and one for each department (R16.2).
 * @returns the number of lists written; 0 if the database has lists.
 */
export async function seedLists(database: Database): Promise<number> {
  const [lists] = await database.query<{ count: string | number }>('select count(*) as count from list');
  if (Number(lists?.count) > 0) return 0;
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
