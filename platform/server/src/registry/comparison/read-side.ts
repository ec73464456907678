import type { Sql } from '../../database/database.ts';
import { readServedBuilds } from '../releases/releases.ts';
import { type ReleaseSide, releaseSide } from './release-side.ts';
import type { NamedRelease } from './resolve-reference.ts';

/** Reads a release for the comparison. */
export async function readSide(sql: Sql, { release }: NamedRelease): Promise<ReleaseSide> {
  return releaseSide(release.entries, await readServedBuilds(sql, release));
}
