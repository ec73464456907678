import type { ListedBuild } from '@viit/contract/registry-api';
import type { RegistryContext } from '../registry-context.ts';
import { live } from './releases.ts';

/** Newest first. */
export function listBuilds({ database }: RegistryContext, name: string): Promise<ListedBuild[]> {
  return database.query<ListedBuild>(
    `select b.version, b.identity, b.received_at as "receivedAt", exists (
       select 1 from channel c join release_build p on p.release = c.release
       where c.name = $2 and p.name = b.name and p.identity = b.identity
     ) as "isLive"
     from build b where b.name = $1 order by b.received_at desc, b.version desc`,
    [name, live],
  );
}
