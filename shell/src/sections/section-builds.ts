import type { SectionAddress } from '@viit/contract';

/** The first stays: a document never runs two builds of a section. */
const builds = new Map<string, SectionAddress>();

export function registerSection(build: SectionAddress): void {
  if (!builds.has(build.name)) builds.set(build.name, build);
}

export const sectionBuild = (name: string): SectionAddress | undefined => builds.get(name);

/** Such as `home 1.4.0`. */
export function sectionLabel(section: string): string {
  const version = builds.get(section)?.version;
  return version ? `${section} ${version}` : section;
}

export function entryIntegrity(path: string): string | undefined {
  return [...builds.values()].find((build) => new URL(build.entry, location.href).pathname === path)?.integrity;
}
