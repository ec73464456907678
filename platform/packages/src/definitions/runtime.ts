import type { PackageDefinition } from '../package-definition.ts';
import { readSourcePackage } from '../source-package.ts';

/** The shell provides the code; sections install it for types and tests. */
export function runtimeDefinition(): PackageDefinition {
  const { dependencies, peerDependencies } = readSourcePackage('shared/runtime');
  return {
    folder: 'shared/runtime',
    runsIn: 'browser',
    modules: { '.': 'shared/runtime/src/index.ts', './contract': 'shared/runtime/src/contract.ts' },
    dependencies: {
      zustand: dependencies.zustand ?? '',
      // Page types are derived from schemas.
      zod: readSourcePackage('shared/contract').dependencies.zod ?? '',
    },
    peerDependencies,
    hasSources: true,
  };
}
