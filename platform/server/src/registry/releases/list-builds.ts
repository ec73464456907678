import type { ListedBuild } from '@viit/contract/registry-api';
import type { RegistryContext } from '../registry-context.ts';
import { live } from './releases.ts';

/** The stored builds of a section, newest first. */
export async function listBuilds({ database }: RegistryContext, name: string): Promise<ListedBuild[]> {
  const rows = await database.query<Omit<ListedBuild, 'receivedAt'> & { taken_at: Date }>(
    `select b.version, b.identity, b.taken_at, exists (
       select 1 from channel c join release_part p on p.release = c.release
       where c.name = $2 and p.name = b.name and p.identity = b.identity
     ) as "isLive"
     from build b where b.name = $1 order by b.taken_at desc, b.version desc`,
    [name, live],
  );
  return rows.map(({ taken_at, ...build }) => ({ ...build, receivedAt: taken_at.toISOString() }));
}
