import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { listOf } from '@viit/contract';
import type { Location } from '@viit/contract/registry-api';
import { storableText } from '@viit/core/storable-text';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Sql } from '../database/database.ts';
import { readBlobs } from '../registry/builds/blobs.ts';
import { buildOf, type Frame } from './parse-stack.ts';

/** Parsing a larger source map delays requests. */
const maxMapSize = 1_000_000;
/** The site's largest map has 700. */
const maxNames = 10_000;

interface ParsedMap {
  map: TraceMap;
  /** In memory, once a position was resolved. */
  size: number;
}

/** A map may be small, and take a hundred times as much in memory. */
const maxParsedSize = 20_000_000;
const bytesOfLine = 200;
const bytesOfSegment = 100;

/** By file address. A missing map counts as 1 KB. */
const cache = new LRUCache<string, Partial<ParsedMap> & { size: number }, Sql>({
  maxSize: 100_000_000,
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

/** Hashes by path, of each build: reports can name thousands of files that it does not have. */
const mapFiles = new LRUCache<string, ReadonlyMap<string, string>, Sql>({
  max: 100,
  fetchMethod: async (key, _stale, { context }) => {
    const rows = await context.query<{ path: string; sha384: string }>(
      `select file->>'path' as path, file->>'sha384' as sha384
       from build, jsonb_array_elements(manifest->'files') as file
       where name = $1 and identity like $2 || '%' and file->>'path' like 'server/maps/%' and (file->>'size')::int <= $3`,
      [...key.split(' '), maxMapSize],
    );
    return new Map(rows.map(({ path, sha384 }) => [path, sha384]));
  },
  ignoreFetchAbort: true,
});

async function readMap(sql: Sql, file: string): Promise<(Partial<ParsedMap> & { size: number }) | undefined> {
  const build = buildOf(file);
  if (!build) return undefined;
  const files = await mapFiles.fetch(`${build.name} ${build.identity}`, { context: sql });
  const sha384 = files?.get(`server/maps/${file.split('/').slice(4).join('/')}.map`);
  const bytes = sha384 && (await readBlobs(sql, [sha384])).get(sha384)?.bytes;
  return (bytes && parseMap(Buffer.from(bytes).toString())) || { size: 1000 };
}

/** The preset's maps have neither sections nor `sourceRoot`, which would be added to each source. */
const mapSchema = z.object({
  version: z.literal(3),
  sources: listOf(z.string().nullable(), maxNames),
  names: listOf(z.string(), maxNames).default([]),
  mappings: z.string(),
});

/** @returns undefined if it is not a source map, or a very large one: builds are untrusted. */
export function parseMap(text: string): ParsedMap | undefined {
  try {
    const map = mapSchema.parse(JSON.parse(text));
    const lines = map.mappings.split(';').length;
    const segments = map.mappings.split(',').length + lines;
    const size = text.length + lines * bytesOfLine + segments * bytesOfSegment;
    return size > maxParsedSize ? undefined : { map: new TraceMap(map), size };
  } catch {
    return undefined;
  }
}
