/** What an address below `/_packages/` names. */
export type PackageAddress =
  | { kind: 'registry' }
  | { kind: 'package'; name: string }
  | { kind: 'tags'; name: string }
  | { kind: 'version'; name: string; version: string }
  | { kind: 'tarball'; name: string; file: string };

const scopedName = '(?<name>@[a-z0-9-]+/[a-z0-9][a-z0-9._-]*)';

/** `/-/ping` and the registry itself, which clients ask to find out whether it is there. */
const registry = /^(?:-\/ping)?$/;
const tags = new RegExp(`^-/package/${scopedName}/dist-tags$`);
const tarball = new RegExp(`^${scopedName}/-/(?<file>[^/]+)$`);
const document = new RegExp(`^${scopedName}(?:/(?<version>[^/]+))?$`);

/**
 * Parses an address of the registry; npm escapes the slash in a scoped name, others do not.
 * @param url with or without a query.
 * @returns undefined if it names nothing that this registry knows.
 */
export function parsePackageAddress(url: string): PackageAddress | undefined {
  const path = decode(url.replace(/[?#].*$/s, '').replace(/^\/_packages\//, ''));
  if (path === undefined) return undefined;
  if (registry.test(path)) return { kind: 'registry' };
  const { name = '' } = tags.exec(path)?.groups ?? {};
  if (name) return { kind: 'tags', name };
  const file = tarball.exec(path)?.groups;
  if (file) return { kind: 'tarball', name: file.name ?? '', file: file.file ?? '' };
  const found = document.exec(path)?.groups;
  if (!found?.name) return undefined;
  return found.version
    ? { kind: 'version', name: found.name, version: found.version }
    : { kind: 'package', name: found.name };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
