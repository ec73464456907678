import type { Sql } from '../../database/database.ts';
import { readBuilds } from '../builds/builds.ts';
import { type ReleaseSide, releaseSide } from './release-side.ts';
import type { NamedRelease } from './resolve-reference.ts';

/** Reads a release for the comparison. */
export async function readSide(sql: Sql, { entries }: NamedRelease): Promise<ReleaseSide> {
  const identities = new Map(entries.map(({ name, identity }) => [name, identity]));
  return releaseSide(entries, await readBuilds(sql, identities));
}
