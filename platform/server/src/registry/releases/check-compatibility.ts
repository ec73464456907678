import { toolkitPackage } from '@viit/contract';
import { hasParameters, replaceParameters, routeRegExp } from '@viit/contract/path';
import { Refusal } from '@viit/core/refusal';
import type { StoredBuild } from '@viit/render/jobs';
import semver from 'semver';
import { claimedAddresses } from '../access/addresses.ts';
import { isReserved } from '../access/reserved-addresses.ts';
import { exportFiles } from '../builds/check-build.ts';
import { parentsOf } from '../builds/check-entries.ts';
import { isCompatible } from '../toolkits/read-toolkits.ts';

export type Builds = ReadonlyMap<string, StoredBuild>;

/** Checks that builds work together (R108). @returns the shell. */
export function checkCompatibility(builds: Builds): StoredBuild {
  const shell = builds.get('shell');
  if (!shell) throw new Refusal('shell-missing');
  for (const build of builds.values()) checkPeers(build, shell);
  checkToolkits(builds, shell);
  checkAddresses(builds);
  return shell;
}

function checkPeers({ manifest, version }: StoredBuild, shell: StoredBuild): void {
  const build = `${manifest.name} ${version}`;
  for (const [module, range] of Object.entries(manifest.peers)) {
    const { provides = {} } = shell.manifest;
    const provided = Object.hasOwn(provides, module) ? provides[module] : undefined;
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

/** Skips undeclared versions. */
function checkToolkits(builds: Builds, shell: StoredBuild): void {
  const range = shell.manifest.toolkit;
  if (range === undefined) return;
  const unmet = [...builds.values()].filter(
    ({ manifest }) => manifest.kind === 'section' && manifest.toolkit && !isCompatible(manifest.toolkit, range),
  );
  if (unmet.length === 0) return;
  const built = unmet.map(
    ({ manifest, version }) => `${manifest.name} ${version} was built with the toolkit ${manifest.toolkit}`,
  );
  const [project, section] = unmet.length === 1 ? ['its project', 'it'] : ['the project of each', 'them'];
  throw new Refusal(
    'toolkit-unmet',
    `${built.join(', ')}, but the shell ${shell.version} is compatible with ${range}. In ${project} run: npm install "${toolkitPackage}@${range}", raise "version" in package.json, and publish ${section} again.`,
  );
}

interface ClaimedAddress {
  name: string;
  address: string;
}

/** Ignores letter case. A section's route claims all its addresses. */
function checkAddresses(builds: Builds): void {
  const owners = new Map<string, string>();
  const routes: ClaimedAddress[] = [];
  const addresses: ClaimedAddress[] = [];
  for (const build of builds.values()) {
    const { name } = build.manifest;
    for (const address of claimedAddresses(build)) {
      if (isReserved(address, name)) throw reservedAddress(name, address);
      const key = replaceParameters(address, ':');
      const owner = owners.get(key);
      if (owner !== undefined) throw takenAddress(owner, name, address);
      owners.set(key, name);
      (hasParameters(address) ? routes : addresses).push({ name, address });
    }
  }
  checkFolders(builds);
  for (const route of routes) {
    const pattern = routeRegExp(route.address);
    const taken = addresses.find(({ name, address }) => name !== route.name && pattern.test(address));
    if (taken) throw takenAddress(route.name, taken.name, taken.address);
  }
}

/** In an export, no file can be a folder of others. */
function checkFolders(builds: Builds): void {
  const owners = new Map<string, string>();
  for (const build of builds.values()) {
    const { name } = build.manifest;
    for (const file of exportFiles(build)) {
      const owner = owners.get(file);
      if (owner !== undefined) throw takenAddress(owner, name, file);
      owners.set(file, name);
    }
  }
  for (const [file, name] of owners) {
    const folder = parentsOf(file).find((parent) => owners.has(parent));
    if (folder !== undefined) throw takenAddress(owners.get(folder) ?? '', name, folder);
  }
}

const reservedAddress = (name: string, address: string) =>
  new Refusal(
    'address-reserved',
    `${name} claims the address ${address}, which is reserved for the server. Choose another path.`,
  );

const takenAddress = (owner: string, name: string, address: string) =>
  new Refusal(
    'address-taken',
    `Both ${owner} and ${name} claim the address ${address}. Change the path in one of them.`,
  );
