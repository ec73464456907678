import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { filesBelow } from '@viit/core/files-below';
import type { PackageDefinition } from '../package-definition.ts';
import { readSourcePackage } from '../source-package.ts';

const folder = 'platform/packages/create-section';
const template = path.join(workspaceRoot, folder, 'template');

/** Has no dependencies, so that it starts at once. */
export function createSectionDefinition(): PackageDefinition {
  return {
    folder,
    runsIn: 'node',
    modules: {},
    commands: { 'create-section': `${folder}/src/main.ts` },
    files: Object.fromEntries(
      filesBelow(template).map((name) => {
        const file = path.join(template, name);
        return [`template/${name}`, name === 'package.json' ? withVersions(file) : fs.readFileSync(file, 'utf8')];
      }),
    ),
  };
}

/** Replaces "workspace" by this project's versions. */
function withVersions(file: string): string {
  const project = readSourcePackage('.');
  const own = ['shared/runtime', 'shared/ui', 'platform/packages/toolkit'].map(readSourcePackage);
  const versions: Record<string, string | undefined> = {
    ...project.devDependencies,
    ...readSourcePackage('shared/runtime').peerDependencies,
    ...project.engines,
    ...Object.fromEntries(own.map(({ name, version }) => [name, `^${version}`])),
  };
  return fs.readFileSync(file, 'utf8').replace(/"([^"]+)": "workspace"/g, (_, name: string) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`The template names ${name}, which this project does not have.`);
    return `"${name}": "${version}"`;
  });
}
