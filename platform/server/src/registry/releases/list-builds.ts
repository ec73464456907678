import type { ListedBuild } from '@viit/contract/registry-api';
import type { RegistryContext } from '../registry-context.ts';
import { live } from './releases.ts';

/** The stored builds of a section, newest first. */
export async function listBuilds({ database }: RegistryContext, name: string): Promise<ListedBuild[]> {
  const rows = await database.query<Omit<ListedBuild, 'receivedAt'> & { received_at: Date }>(
    `select b.version, b.identity, b.received_at, exists (
       select 1 from channel c join release_build p on p.release = c.release
       where c.name = $2 and p.name = b.name and p.identity = b.identity
     ) as "isLive"
     from build b where b.name = $1 order by b.received_at desc, b.version desc`,
    [name, live],
  );
  return rows.map(({ received_at, ...build }) => ({ ...build, receivedAt: received_at.toISOString() }));
}
