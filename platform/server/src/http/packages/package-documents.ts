import type { StoredPackage, StoredVersion } from '../../registry/toolkits/read-package.ts';

/*
 * The documents of npm's registry API: a package with all of its versions (its "packument"), in full and abbreviated, and one
 * version. See github.com/npm/registry, docs/REGISTRY-API.md and docs/responses/package-metadata.md.
 */

/** The media type of the abbreviated form: what a client needs to install a package. */
export const abbreviatedType = 'application/vnd.npm.install-v1+json';

/** The fields of a version that clients need to install it. */
const installFields = [
  ...['name', 'version', 'bin', 'engines', 'os', 'cpu'],
  ...['dependencies', 'optionalDependencies', 'peerDependencies', 'peerDependenciesMeta', 'bundleDependencies'],
] as const;

/** The path of a tarball below the registry's address, in npm's usual form: `@viit/ui/-/ui-1.2.0.tgz`. */
const tarballPath = (name: string, version: string): string => `${name}/-/${name.split('/').pop()}-${version}.tgz`;

/** The version in the name of a tarball; undefined if it is not one of this package. */
export function versionOfTarball(name: string, file: string): string | undefined {
  const prefix = `${name.split('/').pop()}-`;
  return file.startsWith(prefix) && file.endsWith('.tgz') ? file.slice(prefix.length, -'.tgz'.length) : undefined;
}

/**
 * One version in full.
 * @param registry the registry's address as the client knows it, with a slash at its end.
 */
export const versionDocument = (name: string, version: StoredVersion, registry: string) => ({
  _id: `${name}@${version.version}`,
  ...version.manifest,
  dist: {
    tarball: registry + tarballPath(name, version.version),
    integrity: version.integrity,
    shasum: version.shasum,
    fileCount: version.files,
    unpackedSize: version.unpackedSize,
  },
});

function abbreviatedVersion(name: string, version: StoredVersion, registry: string) {
  const { dist, ...full } = versionDocument(name, version, registry);
  const fields = installFields.filter((field) => full[field] !== undefined).map((field) => [field, full[field]]);
  return { ...Object.fromEntries(fields), dist };
}

/** A package with all of its versions, with what a client needs to install one. */
export const abbreviatedDocument = ({ name, versions, tags }: StoredPackage, registry: string) => ({
  name,
  modified: times(versions).at(-1),
  'dist-tags': tags,
  versions: byVersion(versions, (version) => abbreviatedVersion(name, version, registry)),
});

/** A package with all of its versions in full. */
export function packageDocument({ name, versions, tags }: StoredPackage, registry: string) {
  const latest = versions.find(({ version }) => version === tags.latest);
  return {
    _id: name,
    name,
    description: latest?.manifest.description,
    license: latest?.manifest.license,
    'dist-tags': tags,
    time: {
      created: times(versions)[0],
      modified: times(versions).at(-1),
      ...byVersion(versions, ({ publishedAt }) => publishedAt),
    },
    versions: byVersion(versions, (version) => versionDocument(name, version, registry)),
  };
}

const byVersion = <T>(versions: readonly StoredVersion[], describe: (version: StoredVersion) => T): Record<string, T> =>
  Object.fromEntries(versions.map((version) => [version.version, describe(version)]));

/** When the versions were published, the first one first. */
const times = (versions: readonly StoredVersion[]) => versions.map(({ publishedAt }) => publishedAt).sort();
