import type { ListedToolkit } from '@viit/contract/registry-api';
import semver from 'semver';
import type { Sql } from '../../database/database.ts';
import { chooseLatest, fitsToolkit } from './fits-toolkit.ts';

/** A stored toolkit. */
type StoredToolkit = Omit<ListedToolkit, 'isFitting' | 'isLatest'>;

/**
 * Reads all toolkits, the one with the highest version first.
 * @returns them, the range of toolkits that the live shell fits (undefined where it names none, or nothing is live), and the version
 * that sections get which ask for no certain one.
 */
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

/** The toolkits with who published them, the highest version first. */
export async function listToolkits(sql: Sql): Promise<ListedToolkit[]> {
  const { toolkits, range, latest } = await readToolkits(sql);
  return toolkits.map((one) => ({
    ...one,
    isFitting: fitsToolkit(one.version, range),
    isLatest: one.version === latest,
  }));
}
