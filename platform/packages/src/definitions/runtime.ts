import type { PackageDefinition } from '../package-definition.ts';
import { readSourcePackage } from '../source-package.ts';

/** @viit/runtime: what exists once in the browser. The shell provides it; a section has it for types and tests. */
export function runtimeDefinition(): PackageDefinition {
  const { dependencies, peerDependencies } = readSourcePackage('shared/runtime');
  return {
    folder: 'shared/runtime',
    runsIn: 'browser',
    modules: { '.': 'shared/runtime/src/index.ts', './contract': 'shared/runtime/src/contract.ts' },
    dependencies: {
      zustand: dependencies.zustand ?? '',
      // For the types of what a page declares: they are derived from schemas.
      zod: readSourcePackage('shared/contract').dependencies.zod ?? '',
    },
    peerDependencies,
    hasSources: true,
  };
}
