import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Location } from '@viit/contract/registry-api';
import { storableText } from '@viit/core/storable-text';
import { LRUCache } from 'lru-cache';
import type { Sql } from '../database/database.ts';
import { readBlobs } from '../registry/builds/blobs.ts';
import { buildOf, type Frame } from './parse-stack.ts';

/** Resolves frames to locations in the sources of builds. */
export type ResolveLocation = (frame: Frame) => Promise<Location | undefined>;

/** Bytes of a source map that is read: a larger one delays requests while it is parsed. */
const maxMapSize = 1_000_000;

/**
 * Parsed source maps, by the address of their file. A map takes about ten times the memory of its text, which is its size here;
 * a file without one counts as 1 KB.
 */
const cache = new LRUCache<string, { map: TraceMap | undefined; size: number }, Sql>({
  maxSize: 16_000_000,
  sizeCalculation: ({ size }) => size,
  fetchMethod: (file, _stale, { context }) => readMap(context, file),
  ignoreFetchAbort: true,
});

/** Creates a function that resolves frames with the source maps that are stored with the builds. No visitor is ever sent one. */
export function createLocationResolver(sql: Sql): ResolveLocation {
  return async ({ file, line, column }) => {
    const found = await cache.fetch(file, { context: sql });
    return found?.map && locate(found.map, { line, column });
  };
}

/**
 * Finds a position in the sources of a source map.
 * @returns undefined where the map has no location, or a broken one: a build can contain any map, and some errors appear only
 * when a position is looked up.
 */
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

/** @returns no map where the build has none for the file, or too large a one. */
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

/** @returns undefined if it is no source map: a build can contain anything under this name. */
export function parseMap(text: string): TraceMap | undefined {
  try {
    return new TraceMap(text);
  } catch {
    return undefined;
  }
}
