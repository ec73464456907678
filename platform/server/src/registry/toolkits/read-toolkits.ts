import type { ListedToolkit } from '@viit/contract/registry-api';
import semver from 'semver';
import type { Sql } from '../../database/database.ts';
import { chooseLatest, fitsToolkit } from './fits-toolkit.ts';

/** A stored toolkit. */
interface StoredToolkit {
  version: string;
  packages: { name: string; version: string }[];
  author: string;
  publishedAt: Date;
}

/** All toolkits, the one with the highest version first. */
export async function readToolkits(sql: Sql): Promise<StoredToolkit[]> {
  const rows = await sql.query<StoredToolkit>(
    'select version, packages, author, published_at as "publishedAt" from toolkit',
  );
  return rows.sort((a, b) => semver.rcompare(a.version, b.version));
}

/** The range of toolkits that the live shell fits; undefined where it names none, or nothing is live. */
export async function readLiveRange(sql: Sql): Promise<string | undefined> {
  const [row] = await sql.query<{ range: string | null }>(
    `select b.manifest->>'toolkit' as range from channel c
     join release_build p on p.release = c.release and p.name = 'shell'
     join build b on b.name = p.name and b.identity = p.identity where c.name = 'live'`,
  );
  return row?.range ?? undefined;
}

/** The toolkits with who published them, the highest version first. */
export async function listToolkits(sql: Sql): Promise<ListedToolkit[]> {
  const toolkits = await readToolkits(sql);
  const range = await readLiveRange(sql);
  const latest = chooseLatest(
    toolkits.map(({ version }) => version),
    range,
  );
  return toolkits.map(({ version, packages, author, publishedAt }) => ({
    version,
    packages,
    publishedAt: publishedAt.toISOString(),
    by: author,
    isFitting: fitsToolkit(version, range),
    isLatest: version === latest,
  }));
}
