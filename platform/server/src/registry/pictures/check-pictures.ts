import type { Field, PictureValue } from '@viit/contract';
import { parsePictureAddress } from '@viit/contract/picture';
import type { EntryProblem } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { StoredBuild } from '@viit/render/jobs';
import { publicFiles } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { collectionsOf, type Entries, listAddress } from '../parts/lists.ts';
import { readPictures } from './picture-store.ts';

const shownProblems = 20;

/**
 * Also of seeds.
 * @param isChanged by the name of a part or build.
 */
export async function checkPictures(
  sql: Sql,
  stored: Entries,
  builds: ReadonlyMap<string, StoredBuild>,
  isChanged: (name: string) => boolean,
): Promise<void> {
  for (const { part, section, collection } of collectionsOf(builds.values())) {
    if (!isChanged(part) && !isChanged(section)) continue;
    const entries = stored.get(listAddress(part)) ?? collection.seed;
    const values = entries.flatMap((entry) =>
      picturesIn(collection.fields, entry).map((one) => ({ ...one, id: entry.id })),
    );
    const build = builds.get(section);
    const own = new Set(values.length > 0 && build ? publicFiles(build).map(({ address }) => address) : []);
    const uploaded = await readPictures(sql, values);
    const problems = values.flatMap(({ id, field, value: { src, height } }): EntryProblem[] => {
      const size = uploaded.get(parsePictureAddress(src)?.folder ?? '');
      if (size && size.height !== height) {
        return [
          { id, field: `${field}.height`, message: `must be ${size.height}, the height of the uploaded picture` },
        ];
      }
      const exists = size || own.has(src) || src.startsWith('https:');
      return exists ? [] : [{ id, field: `${field}.src`, message: `there is no picture at ${src}` }];
    });
    if (problems.length > 0) throw refusal(part, problems.slice(0, shownProblems));
  }
}

const refusal = (part: string, problems: readonly EntryProblem[]): Refusal =>
  new Refusal(
    'entries-invalid',
    `Entries of ${part} show pictures that do not exist. Upload them with "viit content upload ${part} <file>", or put them into the public folder of the section:\n${problems.map(({ id, field, message }) => `- entry ${id}, ${field}: ${message}`).join('\n')}`,
    problems,
  );

function picturesIn(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
  path = '',
): { field: string; value: PictureValue }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (value === undefined) return [];
    if (field.type === 'picture') return [{ field: path + name, value: value as PictureValue }];
    if (field.type !== 'groups') return [];
    const groups = value as readonly Record<string, unknown>[];
    return groups.flatMap((group, index) => picturesIn(field.fields, group, `${path}${name}.${index}.`));
  });
}
