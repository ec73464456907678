import { Refusal } from '@viit/core/refusal';
import type { StoredBuild } from '@viit/render/jobs';
import semver from 'semver';

/** The builds of a release, by name. */
export type Builds = ReadonlyMap<string, StoredBuild>;

const reserved = /^\/(?:api|_|(?:healthz|readyz|robots\.txt|sitemap\.xml)$)/i;

/**
 * Checks that builds can stand together in one release (design.md section 6, step 3): there is a shell, what each section
 * asks of it is there, and no address is taken twice or reserved.
 * @returns the shell.
 * @throws Refusal with what is wrong and how to mend it.
 */
export function checkFit(builds: Builds): StoredBuild {
  const shell = builds.get('shell');
  if (!shell) throw new Refusal('A release needs a shell. Publish the shell first.');
  for (const build of builds.values()) checkPeers(build, shell);
  checkAddresses(builds);
  return shell;
}

function checkPeers({ manifest, version }: StoredBuild, shell: StoredBuild): void {
  for (const [module, range] of Object.entries(manifest.peers)) {
    const provided = shell.manifest.provides?.[module];
    const nameAndVersion = `${manifest.name} ${version}`;
    if (!provided) {
      throw new Refusal(
        `${nameAndVersion} asks for ${module}, which the shell ${shell.version} does not share. Take it out of the package's peers, or publish a shell that shares it first.`,
      );
    }
    if (!semver.satisfies(provided, range)) {
      throw new Refusal(
        `${nameAndVersion} asks for ${module} ${range}, and the shell ${shell.version} shares ${provided}. Build the section with ${provided}, or publish a newer shell first.`,
      );
    }
  }
}

/** Pages and public files share one space of addresses; letter case does not tell two apart. */
function checkAddresses(builds: Builds): void {
  const owners = new Map<string, string>();
  for (const { manifest } of builds.values()) {
    const files = manifest.files
      .filter((file) => file.path.startsWith('public/'))
      .map((file) => file.path.slice('public'.length));
    for (const address of [...manifest.pages.map((page) => page.path), ...files]) {
      if (reserved.test(address)) {
        throw new Refusal(
          `${manifest.name} claims the address ${address}, which is reserved for the server. Choose another path.`,
        );
      }
      const key = address.toLowerCase().replace(/:[a-z]+/g, ':');
      const owner = owners.get(key);
      if (owner) {
        throw new Refusal(
          `Both ${owner} and ${manifest.name} claim the address ${address}. Change the path in one of them.`,
        );
      }
      owners.set(key, manifest.name);
    }
  }
}
