import { type Collection, collectionAddress, entriesAt, entriesSchema, indianTime, listsOf } from '@viit/contract';
import type { UpstreamSite } from './upstream-site.ts';
import type { SourceBuild } from './watch/watch-build.ts';

/** @returns undefined if no build from source declares the collection of the address. */
export type ReadContent = (
  builds: readonly Pick<SourceBuild, 'manifest'>[],
  address: string,
) => Promise<readonly unknown[] | undefined>;

/**
 * Reads collections of builds from source.
 * @param showsSite the entries of the site, as far as the builds accept them, in place of the seeds.
 */
export function contentReader(site: Pick<UpstreamSite, 'list'>, showsSite: boolean): ReadContent {
  const entriesOf = async (section: string, collection: Collection) => {
    const entries = showsSite ? await site.list(collectionAddress(section, collection.name)) : undefined;
    if (!entries) return entriesAt(collection.seed, indianTime(new Date()));
    const schema = entriesSchema(collection);
    return entries.flatMap((entry) => schema.safeParse([entry]).data ?? []);
  };
  return async (builds, address) => {
    const declared = builds.flatMap(({ manifest: { name, collections = [] } }) =>
      collections.map((collection) => ({ section: name, collection })),
    );
    const isOwn = ({ section, collection }: (typeof declared)[number]) =>
      address === collectionAddress(section, collection.name);
    // Collections of the home section have other addresses too.
    const candidates = declared.some(isOwn)
      ? declared.filter(isOwn)
      : declared.filter(({ section }) => section === 'home');
    for (const { section, collection } of candidates) {
      const lists = new Map(listsOf(section, collection, await entriesOf(section, collection)));
      if (lists.has(address)) return lists.get(address);
    }
    return undefined;
  };
}
