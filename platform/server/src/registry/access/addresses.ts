import { fillRoute, hasParameters, routeRegExp } from '@viit/contract/path';
import type { StoredBuild } from '@viit/render/jobs';
import { publicFiles } from '@viit/render/public-files';

/** The addresses that a section owns without a grant. */
export const ownAddresses = (section: string): string[] => [`/${section}`, `/${section}/*`, `/documents/${section}/*`];

/** Folders that sections share; the first live section owns an address. A route could cover other sections' addresses. */
export const isShared = (address: string): boolean =>
  /^\/(?:documents|images|media|pdfs|timetables)\//.test(address) && !hasParameters(address);

/** `/rti`, `/department/:code`, or `/library/*`. */
export const isGrantable = (address: string): boolean =>
  /^\/(?:[a-z0-9_.-]+|:[a-z]+)?(?:\/(?:[a-z0-9_.-]+|:[a-z]+))*(?:\/\*)?$/i.test(address) &&
  !/\/\.{1,2}(?:\/|$)/.test(address);

/** Equal, below `/library/*`, or matching a route. */
export function covers(owned: string, address: string): boolean {
  if (owned === address) return true;
  if (owned.endsWith('/*')) return address.startsWith(owned.slice(0, -1));
  return hasParameters(owned) && routeRegExp(owned).test(address);
}

/** In lower case, with variants, former paths, public and uploaded files. */
export function claimedAddresses(build: Pick<StoredBuild, 'manifest' | 'uploaded'>): string[] {
  const ofPages = build.manifest.pages.flatMap(({ path, variants = [], formerPaths = [] }) => [
    path,
    ...formerPaths,
    ...variants.map(({ params }) => fillRoute(path, params)),
  ]);
  return [...ofPages, ...publicFiles(build).map((file) => file.address)].map((address) => address.toLowerCase());
}
