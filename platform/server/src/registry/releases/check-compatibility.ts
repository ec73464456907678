import { replaceParameters } from '@viit/contract/path';
import { Refusal } from '@viit/core/refusal';
import type { StoredBuild } from '@viit/render/jobs';
import semver from 'semver';

/** The builds of a release, by name. */
export type Builds = ReadonlyMap<string, StoredBuild>;

const reserved = /^\/(?:api|_|(?:healthz|readyz|robots\.txt|sitemap\.xml)$)/i;

/**
 * Checks that builds work together in one release (R108.5): there is a shell, it provides the shared modules that each
 * section needs, and no address is reserved or claimed twice.
 * @returns the shell.
 * @throws Refusal that says what is wrong and how to fix it.
 */
export function checkCompatibility(builds: Builds): StoredBuild {
  const shell = builds.get('shell');
  if (!shell) throw new Refusal('shell-missing', 'A release needs a shell. Publish the shell first.');
  for (const build of builds.values()) checkPeers(build, shell);
  checkAddresses(builds);
  return shell;
}

function checkPeers({ manifest, version }: StoredBuild, shell: StoredBuild): void {
  const build = `${manifest.name} ${version}`;
  for (const [module, range] of Object.entries(manifest.peers)) {
    const provided = shell.manifest.provides?.[module];
    if (!provided) {
      throw new Refusal(
        'peer-unmet',
        `${build} needs ${module}, which the shell ${shell.version} does not provide. Remove it from the package's peers, or publish a shell that provides it first.`,
      );
    }
    if (!semver.satisfies(provided, range)) {
      throw new Refusal(
        'peer-unmet',
        `${build} needs ${module} ${range}, but the shell ${shell.version} provides ${provided}. Build the section with ${provided}, or publish a newer shell first.`,
      );
    }
  }
}

/** Pages and public files share the addresses of the site. Letter case does not make two addresses different. */
function checkAddresses(builds: Builds): void {
  const owners = new Map<string, string>();
  for (const { manifest } of builds.values()) {
    const files = manifest.files
      .filter((file) => file.path.startsWith('public/'))
      .map((file) => file.path.slice('public'.length));
    for (const address of [...manifest.pages.map((page) => page.path), ...files]) {
      if (reserved.test(address)) {
        throw new Refusal(
          'address-reserved',
          `${manifest.name} claims the address ${address}, which is reserved for the server. Choose another path.`,
        );
      }
      const key = replaceParameters(address.toLowerCase(), ':');
      const owner = owners.get(key);
      if (owner) {
        throw new Refusal(
          'address-taken',
          `Both ${owner} and ${manifest.name} claim the address ${address}. Change the path in one of them.`,
        );
      }
      owners.set(key, manifest.name);
    }
  }
}
