import type { StoredPackage, StoredVersion } from '../../registry/toolkits/read-package.ts';

/* See github.com/npm/registry, docs/REGISTRY-API.md and docs/responses/package-metadata.md. */

/** Only what clients need to install a package. */
export const abbreviatedType = 'application/vnd.npm.install-v1+json';

const installFields = [
  ...['name', 'version', 'bin', 'engines', 'os', 'cpu'],
  ...['dependencies', 'optionalDependencies', 'peerDependencies', 'peerDependenciesMeta', 'bundleDependencies'],
] as const;

const tarballPath = (name: string, version: string): string => `${name}/-/${name.split('/').pop()}-${version}.tgz`;

/** Undefined for another package. */
export function versionOfTarball(name: string, file: string): string | undefined {
  const prefix = `${name.split('/').pop()}-`;
  return file.startsWith(prefix) && file.endsWith('.tgz') ? file.slice(prefix.length, -'.tgz'.length) : undefined;
}

/** @param registry the address as the client knows it, with a trailing slash. */
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

export const abbreviatedDocument = ({ name, versions, tags }: StoredPackage, registry: string) => ({
  name,
  modified: times(versions).at(-1),
  'dist-tags': tags,
  versions: byVersion(versions, (version) => abbreviatedVersion(name, version, registry)),
});

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

const times = (versions: readonly StoredVersion[]) => versions.map(({ publishedAt }) => publishedAt).sort();
