import type { SectionAddress } from '@viit/contract';

/** The build of each section that this document uses. The first one stays: two builds of a section never run in one document. */
const builds = new Map<string, SectionAddress>();

/** Registers the build of a section that this document uses, unless one is registered. */
export function registerSection(build: SectionAddress): void {
  if (!builds.has(build.name)) builds.set(build.name, build);
}

/** The build of a section that this document uses. */
export const sectionBuild = (name: string): SectionAddress | undefined => builds.get(name);

/** A section with its version, such as `home 1.4.0`; only its name if no build is registered. */
export function sectionLabel(section: string): string {
  const version = builds.get(section)?.version;
  return version ? `${section} ${version}` : section;
}

/** The integrity that the release has for an entry at a path. */
export function entryIntegrity(path: string): string | undefined {
  return [...builds.values()].find((build) => new URL(build.entry, location.href).pathname === path)?.integrity;
}
