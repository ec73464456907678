import type { Manifest } from '@viit/contract';
import { fillRoute, hasParameters } from '@viit/contract/path';
import type { Sql } from '../../database/database.ts';
import { readBuilds } from '../builds/builds.ts';
import type { Release, ReleaseEntry, WithdrawnSection } from './releases.ts';

/** Describes a section that is about to leave the live release. @returns undefined if the section is not in it. */
export async function describeWithdrawal(
  sql: Sql,
  live: Release | undefined,
  section: string | undefined,
): Promise<WithdrawnSection | undefined> {
  const entry = live?.entries.find(({ name }) => name === section);
  if (!entry) return undefined;
  const build = (await readBuilds(sql, new Map([[entry.name, entry.identity]]))).get(entry.name);
  const { name, supplied } = entry;
  return build && { name, version: build.version, ...addressesOf(build.manifest), supplied };
}

/** The sections that are withdrawn once a release has these entries: a section that is in it again is not. */
export function withdrawnAfter(
  before: readonly WithdrawnSection[],
  added: WithdrawnSection | undefined,
  entries: readonly ReleaseEntry[],
): WithdrawnSection[] {
  const names = new Set(entries.map(({ name }) => name));
  const others = before.filter(({ name }) => name !== added?.name);
  return [...others, ...(added ? [added] : [])].filter(({ name }) => !names.has(name));
}

function addressesOf({ pages, files }: Manifest): Pick<WithdrawnSection, 'pages' | 'files'> {
  return {
    pages: pages.flatMap(({ path, title, variants = [], formerPaths = [], breadcrumbs: next = [] }) => [
      ...(hasParameters(path)
        ? variants.map((variant) => ({ path: fillRoute(path, variant.params), title: variant.title, next }))
        : [{ path, title, next }]),
      ...formerPaths.map((former) => ({ path: former, title, next })),
    ]),
    files: files.filter(({ path }) => path.startsWith('public/')).map(({ path }) => path.slice('public'.length)),
  };
}
