import type { ListedToolkit } from '@viit/contract/registry-api';
import semver from 'semver';
import type { Sql } from '../../database/database.ts';
import { chooseLatest, isCompatible } from './is-compatible.ts';

type StoredToolkit = Omit<ListedToolkit, 'isCompatible' | 'isLatest'>;

/** Highest version first, with the live shell's range, if any, and the default version for sections. */
export async function readToolkits(sql: Sql) {
  const toolkits = await sql.query<StoredToolkit>(
    `select version, packages, author as by, published_at as "publishedAt" from toolkit`,
  );
  toolkits.sort((a, b) => semver.rcompare(a.version, b.version));
  const [shell] = await sql.query<{ range: string | null }>(
    `select b.manifest->>'toolkit' as range from channel c
     join release_build p on p.release = c.release and p.name = 'shell'
     join build b on b.name = p.name and b.identity = p.identity where c.name = 'live'`,
  );
  const range = shell?.range ?? undefined;
  const versions = toolkits.map(({ version }) => version);
  return { toolkits, range, latest: chooseLatest(versions, range) };
}

/** With publishers, highest version first. */
export async function listToolkits(sql: Sql): Promise<ListedToolkit[]> {
  const { toolkits, range, latest } = await readToolkits(sql);
  return toolkits.map((one) => ({
    ...one,
    isCompatible: isCompatible(one.version, range),
    isLatest: one.version === latest,
  }));
}
