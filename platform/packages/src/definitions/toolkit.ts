import fs from 'node:fs';
import path from 'node:path';
import { installedVersion, workspaceRoot } from '@viit/build';
import { sourceCondition } from '@viit/build/source-condition';
import { transformSync } from 'esbuild';
import type { PackageDefinition } from '../package-definition.ts';
import { readSourcePackage } from '../source-package.ts';

const read = (file: string) => fs.readFileSync(path.join(workspaceRoot, file), 'utf8');

/** Includes indirect dependencies. */
function containedWorkspaces(folder: string, found = new Set<string>()): Set<string> {
  found.add(folder);
  for (const name of Object.keys(readSourcePackage(folder).dependencies).filter((one) => one.startsWith('@viit/'))) {
    const workspace = path.relative(workspaceRoot, fs.realpathSync(path.join(workspaceRoot, 'node_modules', name)));
    if (!found.has(workspace)) containedWorkspaces(workspace, found);
  }
  return found;
}

/** They read or compile TypeScript, which compiled code does not need. */
const leftOut = ['esbuild', 'tsx'];

export function toolkitDefinition(): PackageDefinition {
  return {
    folder: 'platform/packages/toolkit',
    runsIn: 'node',
    modules: {
      './collections': 'platform/packages/toolkit/src/collections.ts',
      './preset': 'platform/packages/toolkit/src/preset.ts',
      './schemas': 'platform/packages/toolkit/src/schemas.ts',
      './testing': 'platform/test-kit/src/testing.ts',
    },
    commands: {
      viit: 'platform/packages/toolkit/src/viit.ts',
      rspack: 'platform/build/src/rspack.ts',
      'viit-test': 'platform/test-kit/src/viit-test.ts',
    },
    namedByPath: ['platform/dev/src/browser/hot-client.ts', 'platform/dev/src/browser/page-client.ts'],
    isolatedPrograms: ['platform/render/src/render.program.ts', 'platform/build/src/declarations.program.ts'],
    beside: [
      'platform/build/src/drop-display-names.mjs',
      'platform/build/src/drop-page-texts.mjs',
      'platform/build/src/documents/placeholder.jpg',
      'platform/build/src/documents/placeholder.pdf',
      ...['comparison-client.js', 'pictures.css', 'comparison.css'].map((name) => `platform/cli/src/diff/html/${name}`),
    ],
    files: {
      'jest/index.cjs': read('platform/packages/toolkit/jest.cjs'),
      'jest/preset.cjs': read('types/jest-preset.cjs'),
      'jest/css-names.cjs': read('types/css-names.cjs'),
      'jest/asset-address.cjs': read('types/asset-address.cjs'),
      'jest/setup.cjs': transformSync(read('jest.setup.ts'), { loader: 'ts', format: 'cjs', target: 'node20' }).code,
      'types/assets.d.ts': read('types/assets.d.ts'),
      'tsconfig.json': sectionCompilerOptions(),
      'src/collections.ts': read('platform/packages/toolkit/src/collections.ts'),
    },
    exports: {
      // Part of a section's build, so it is compiled from its source.
      './collections': {
        ...{ types: './dist/collections.d.ts', [sourceCondition]: './src/collections.ts' },
        default: './dist/collections.js',
      },
      './jest': './jest/index.cjs',
      './assets': { types: './types/assets.d.ts' },
      './tsconfig.json': './tsconfig.json',
    },
    dependencies: dependencies(),
    // For the test kit, which is optional.
    peerDependencies: readSourcePackage('platform/test-kit').peerDependencies,
    optionalPeers: ['@playwright/test'],
  };
}

function sectionCompilerOptions(): string {
  const { compilerOptions } = JSON.parse(read('tsconfig.base.json')) as { compilerOptions: object };
  const types = ['@viit/toolkit/assets', 'jest', '@testing-library/jest-dom'];
  return `${JSON.stringify({ compilerOptions: { ...compilerOptions, types } }, null, 2)}\n`;
}

/** A build's bytes depend on these, so the toolkit requires the exact versions. */
const compiler = 'platform/build';

function dependencies(): Record<string, string> {
  const all = [...containedWorkspaces('platform/packages/toolkit')].flatMap((folder) =>
    Object.entries(readSourcePackage(folder).dependencies).map(([name, range]): [string, string] => [
      name,
      folder === compiler && !name.startsWith('@viit/')
        ? installedVersion(name, path.join(workspaceRoot, folder))
        : range,
    ]),
  );
  return Object.fromEntries(
    all.filter(([name]) => !name.startsWith('@viit/') && !leftOut.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
