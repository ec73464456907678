import type { StyleChange } from '@viit/contract/registry-api';
import type { StoredBuild } from '@viit/render/jobs';
import type { Sql } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';
import { withoutIdentities } from '../pages/page-hashes.ts';
import type { ReleaseSide } from './release-side.ts';
import { diffRules, listRules } from './style-rules.ts';

/** How many rules are listed for the same pages. */
const maxRules = 50;

/** The stylesheets of some pages of a build in both releases, as hashes. */
interface StylePair {
  section: string;
  /** Empty: the build's entry, which every page of the section (of the site, for the shell) has. */
  pages: string[];
  from: string[];
  to: string[];
}

/** The rules that differ in the stylesheets of the builds that changed. Pages with the same change are listed together. */
export async function compareStyles(
  sql: Sql,
  sides: { from: ReleaseSide; to: ReleaseSide },
  names: ReadonlySet<string>,
): Promise<StyleChange[]> {
  const pairs = [...names]
    .flatMap((name) => pairStyles(sides, name))
    .filter(({ from, to }) => from.join() !== to.join());
  const blobs = await readBlobs(sql, [...new Set(pairs.flatMap(({ from, to }) => [...from, ...to]))]);
  const rulesOf = (hashes: readonly string[]) =>
    listRules(hashes.map((hash) => withoutIdentities(Buffer.from(blobs.get(hash)?.bytes ?? []).toString())).join('\n'));
  const changes = new Map<string, StyleChange>();
  for (const { section, pages, from, to } of pairs) {
    const all = diffRules(rulesOf(from), rulesOf(to));
    if (all.length === 0) continue;
    const key = JSON.stringify([section, pages.length === 0, all]);
    const change = changes.get(key) ?? {
      ...{ section, pages: [], rules: all.slice(0, maxRules), moreRules: Math.max(0, all.length - maxRules) },
    };
    change.pages.push(...pages);
    changes.set(key, change);
  }
  return [...changes.values()];
}

/** Pairs the stylesheets of a build that both releases have: those of its entry, and those of each page by its id. */
function pairStyles({ from, to }: { from: ReleaseSide; to: ReleaseSide }, name: string): StylePair[] {
  const [old, now] = [from.builds.get(name), to.builds.get(name)];
  if (!old || !now) return [];
  const addresses = new Map<string, string[]>();
  for (const { section, status, path, page } of to.pages.values()) {
    if (section === name && status === 200) addresses.set(page.id, [...(addresses.get(page.id) ?? []), path]);
  }
  const pages = now.manifest.pages.flatMap((page): StylePair[] => {
    const former = old.manifest.pages.find(({ id }) => id === page.id);
    return former
      ? [
          {
            ...{ section: name, pages: addresses.get(page.id) ?? [page.path] },
            ...{ from: stylesheets(old, former.styles), to: stylesheets(now, page.styles) },
          },
        ]
      : [];
  });
  const entry = { from: stylesheets(old, old.manifest.entry.styles), to: stylesheets(now, now.manifest.entry.styles) };
  return [{ section: name, pages: [], ...entry }, ...pages];
}

function stylesheets({ manifest }: StoredBuild, files: readonly string[]): string[] {
  const hashes = new Map(manifest.files.map(({ path, sha384 }) => [path, sha384]));
  return files.flatMap((file) => hashes.get(`client/${file}`) ?? []);
}
