import { plural } from '@viit/contract/comparison-text';
import { formatFileSize } from '@viit/contract/file-size';
import type { PartVersion } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { kindOf } from '../parts/parts.ts';
import { live } from './releases.ts';

/** A build's version, a document's bytes, or the number of items. */
const described = `b.version, case jsonb_typeof(v.content) when 'array' then jsonb_array_length(v.content)
  when 'object' then (v.content->>'size')::int end as size`;

/** Oldest first. The hash is null where the part was removed. */
export async function readHistory(sql: Sql, name: string, channel = live): Promise<PartVersion[]> {
  const rows = await sql.query<PartVersion>(
    `select s.release, s.created_at as at, s.author as by, s.note, v.hash, ${described}
     from channel_switch s left join release_part p on p.release = s.release and p.name = $2 and not p.is_withdrawn
     left join part_version v on v.name = p.name and v.hash = p.hash
     left join build b on b.name = p.name and b.identity = p.hash
     where s.channel = $1 order by s.id`,
    [channel, name],
  );
  return rows.filter(({ hash }, index) => hash !== (rows[index - 1]?.hash ?? null));
}

type Described = Pick<PartVersion, 'at' | 'version' | 'size'>;

/** @param parts hashes by name. */
export async function readVersions(sql: Sql, parts: ReadonlyMap<string, string>): Promise<Map<string, Described>> {
  const rows = await sql.query<Described & { name: string }>(
    `select v.name, v.created_at as at, ${described} from part_version v
     join jsonb_each_text($1::jsonb) as p on v.name = p.key and v.hash = p.value
     left join build b on b.name = v.name and b.identity = v.hash`,
    [JSON.stringify(Object.fromEntries(parts))],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

export function describeVersion(name: string, described: Described | null | undefined): string {
  const kind = kindOf(name);
  if (kind === 'build') return described?.version ?? 'withdrawn';
  if (!described || described.size === null) {
    return kind === 'document' ? "the file of the section's build" : 'the sample entries';
  }
  const { size, at } = described;
  const what = kind === 'document' ? formatFileSize(size) : plural(size, 'item');
  return `${what} from ${at.slice(0, 16).replace('T', ' ')} UTC`;
}
