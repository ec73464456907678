import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Location } from '@viit/contract/registry-api';
import { storableText } from '@viit/core/storable-text';
import { LRUCache } from 'lru-cache';
import type { Sql } from '../database/database.ts';
import { readBlobs } from '../registry/builds/blobs.ts';
import { buildOf, type Frame } from './parse-stack.ts';

/** Parsing a larger source map delays requests. */
const maxMapSize = 1_000_000;

/** By file address. A parsed map takes ten times its size here; a missing one counts as 1 KB. */
const cache = new LRUCache<string, { map: TraceMap | undefined; size: number }, Sql>({
  maxSize: 16_000_000,
  sizeCalculation: ({ size }) => size,
  fetchMethod: (file, _stale, { context }) => readMap(context, file),
  ignoreFetchAbort: true,
});

/** Visitors never receive source maps. */
export async function resolveLocation(sql: Sql, { file, ...position }: Frame): Promise<Location | undefined> {
  const found = await cache.fetch(file, { context: sql });
  return found?.map && locate(found.map, position);
}

/** @returns undefined if the map has no location or is broken, which may show only now. */
export function locate(map: TraceMap, { line, column }: Pick<Frame, 'line' | 'column'>): Location | undefined {
  try {
    // Browsers count columns from 1, source maps from 0.
    const found = originalPositionFor(map, { line, column: column - 1 });
    if (!found.source) return undefined;
    const name = typeof found.name === 'string' ? storableText(found.name, 80) : null;
    return { file: storableText(found.source, 300), line: found.line, column: found.column + 1, name };
  } catch {
    return undefined;
  }
}

async function readMap(sql: Sql, file: string): Promise<{ map: TraceMap | undefined; size: number } | undefined> {
  const build = buildOf(file);
  if (!build) return undefined;
  const path = `server/maps/${file.split('/').slice(4).join('/')}.map`;
  const [row] = await sql.query<{ sha384: string; size: number }>(
    `select file->>'sha384' as sha384, (file->>'size')::int as size
     from build, jsonb_array_elements(manifest->'files') as file
     where name = $1 and identity like $2 || '%' and file->>'path' = $3`,
    [build.name, build.identity, path],
  );
  const isRead = row && row.size <= maxMapSize;
  const bytes = isRead && (await readBlobs(sql, [row.sha384])).get(row.sha384)?.bytes;
  const map = bytes ? parseMap(Buffer.from(bytes).toString()) : undefined;
  return { map, size: map && row ? row.size : 1000 };
}

/** @returns undefined if it is not a source map: builds are untrusted. */
export function parseMap(text: string): TraceMap | undefined {
  try {
    return new TraceMap(text);
  } catch {
    return undefined;
  }
}
