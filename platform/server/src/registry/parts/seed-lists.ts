import fs from 'node:fs/promises';
import path from 'node:path';
import { type ListName, listSchemas } from '@viit/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { parseList } from './lists.ts';
import { storeVersion } from './parts.ts';

const seedFolder = path.join(import.meta.dirname, '../../../seed');

/** For the first live release (R16.2). @returns their number; 0 if there is a live release. */
export async function seedLists(database: Database): Promise<number> {
  const [channel] = await database.query('select 1 from channel limit 1');
  if (channel) return 0;
  const seeds = await readSeeds();
  await database.transaction(async (sql) => {
    for (const [list, items] of seeds) await storeVersion(sql, list, items);
  });
  return seeds.size;
}

async function readSeeds(): Promise<Map<string, unknown[]>> {
  const seeds = new Map<string, unknown[]>();
  for (const name of Object.keys(listSchemas) as ListName[]) {
    const file = path.join(seedFolder, `${name}.json`);
    const content: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    const lists = name === 'department' ? z.record(z.string(), z.unknown()).parse(content) : { '': content };
    for (const [code, items] of Object.entries(lists)) {
      const list = code ? `${name}/${code}` : name;
      seeds.set(list, parseList(list, items, `seed/${name}.json${code && ` (${code})`}`));
    }
  }
  return seeds;
}
