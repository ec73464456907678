import { toolkitPackage } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { StoredBuild } from '@viit/render/jobs';
import { fitsToolkit } from '../toolkits/fits-toolkit.ts';

/**
 * Checks that the shell fits the toolkit of every section, as far as both name theirs: of a section that is published, and of all
 * live ones when the shell is.
 * @throws Refusal that names every section with another toolkit, and the command that fixes it.
 */
export function checkToolkits(builds: ReadonlyMap<string, StoredBuild>, shell: StoredBuild): void {
  const range = shell.manifest.toolkit;
  if (range === undefined) return;
  const unmet = [...builds.values()].filter(
    ({ manifest }) => manifest.kind === 'section' && manifest.toolkit && !fitsToolkit(manifest.toolkit, range),
  );
  if (unmet.length === 0) return;
  const built = unmet.map(
    ({ manifest, version }) => `${manifest.name} ${version} was built with the toolkit ${manifest.toolkit}`,
  );
  const [project, section] = unmet.length === 1 ? ['its project', 'it'] : ['the project of each', 'them'];
  throw new Refusal(
    'toolkit-unmet',
    `${built.join(', ')}, but the shell ${shell.version} fits ${range}. In ${project} run: npm install "${toolkitPackage}@${range}", raise "version" in package.json, and publish ${section} again.`,
  );
}
