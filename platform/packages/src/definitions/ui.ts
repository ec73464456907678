import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import type { PackageDefinition } from '../package-definition.ts';
import { readSourcePackage } from '../source-package.ts';

const folder = 'shared/ui';

const isShipped = (file: string) => !/\.(?:test|examples)\.tsx?$|^shared\/ui\/src\/gallery\//.test(file);

/** Each component has its own subpath. A section's build names the CSS Modules. */
export function uiDefinition(): PackageDefinition {
  const { exports, peerDependencies } = readSourcePackage(folder);
  const files = fs
    .readdirSync(path.join(workspaceRoot, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`)
    .filter(isShipped)
    .sort();
  const modules = Object.entries(exports)
    .filter(([, target]) => /\.tsx?$/.test(target))
    .flatMap(([subpath, target]) => expand(subpath, target, files));
  return {
    folder,
    runsIn: 'browser',
    modules: Object.fromEntries(modules),
    beside: files.filter((file) => /\.(?:css|svg)$/.test(file)),
    exports: { './styles/*.css': './dist/styles/*.css' },
    // Page types are derived from schemas.
    dependencies: { zod: readSourcePackage('shared/contract').dependencies.zod ?? '' },
    peerDependencies: {
      '@viit/runtime': `^${readSourcePackage('shared/runtime').version}`,
      ...peerDependencies,
      '@testing-library/react': readSourcePackage('.').devDependencies['@testing-library/react'] ?? '',
    },
    optionalPeers: ['@testing-library/react'],
    hasSources: true,
  };
}

/** Each `*` of the target stands for the same text. */
function expand(subpath: string, target: string, files: readonly string[]): [string, string][] {
  const [start = '', ...others] = `${folder}/${target.slice(2)}`.split('*').map((part) => part.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${start}${others.map((part, i) => (i === 0 ? '([^/]+)' : '\\1') + part).join('')}$`);
  return files.flatMap((file): [string, string][] => {
    const match = pattern.exec(file);
    return match ? [[subpath.replaceAll('*', match[1] ?? ''), file]] : [];
  });
}
