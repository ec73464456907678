import type { SectionAddress } from '@viit/contract';

/** The build that this document uses of each section. The first one stays: two builds of a section never meet in one document. */
const addresses = new Map<string, SectionAddress>();

/** Names the build of a section that this document uses, unless one is known already. */
export function knowSection(address: SectionAddress): void {
  if (!addresses.has(address.name)) addresses.set(address.name, address);
}

/** The build of a section that this document uses. */
export const sectionAddress = (name: string): SectionAddress | undefined => addresses.get(name);

/** A section with the version that this document uses, such as `home 1.4.0`; its name alone where that is not known. */
export function nameOf(section: string): string {
  const version = addresses.get(section)?.version;
  return version ? `${section} ${version}` : section;
}

/** The integrity that the release names for an entry's path. */
export function integrityOf(path: string): string | undefined {
  return [...addresses.values()].find((address) => new URL(address.entry, location.href).pathname === path)?.integrity;
}
