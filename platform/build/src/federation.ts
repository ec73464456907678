import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { developmentModules, exposedChunk, sharedModules } from './shared-modules.ts';

/* One runtime (the shell's), imported as ESM, and no copies of shared modules (R107). */

const require = createRequire(import.meta.url);
const main = require.resolve('@module-federation/enhanced');
const scope = main.slice(0, main.lastIndexOf('@module-federation') + '@module-federation'.length);
const esm = (file: string) => path.join(scope, file);

/** The runtime's CommonJS files would keep unused code. */
export const federationAliases: Record<string, string> = {
  '@module-federation/enhanced/runtime': esm('runtime/dist/index.js'),
  ...Object.fromEntries(
    ['bundler', 'helpers', 'types', 'core'].map((name) => [
      `@module-federation/runtime/${name}`,
      esm(`runtime/dist/${name}.js`),
    ]),
  ),
  ...Object.fromEntries(
    ['runtime-core', 'runtime', 'webpack-bundler-runtime'].map((name) => [
      `@module-federation/runtime-tools/${name}`,
      esm(`runtime-tools/dist/${name}.js`),
    ]),
  ),
};

/** The federation plugin adds aliases to `.cjs`. */
const aliasesToEsm: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const alias = compiler.options.resolve.alias;
    if (!alias) return;
    for (const [name, target] of Object.entries(alias)) {
      if (typeof target === 'string' && target.includes('@module-federation') && target.endsWith('.cjs')) {
        alias[name] = target.replace(/\.cjs$/, '.js');
      }
    }
  },
};

/** A version would make builds of equal sources differ; federation finds its own instance by the name too. */
const withoutVersion: RspackPluginInstance = {
  apply() {
    process.env.MF_BUILD_VERSION = '1.0.0';
  },
};

interface FederationOptions {
  name: string;
  kind: 'shell' | 'section';
  versions: Record<string, string>;
  isDevelopment?: boolean;
}

export function federation({ name, kind, versions, isDevelopment }: FederationOptions): RspackPluginInstance[] {
  const isShell = kind === 'shell';
  const shared = Object.fromEntries(
    [...sharedModules, ...(isDevelopment ? developmentModules : [])].map((module) => {
      const requiredVersion: string | false = versions[module] ?? false;
      return [
        module,
        { singleton: true, requiredVersion, ...(isShell ? { eager: true } : { import: false as const }) },
      ];
    }),
  );
  return [
    new rspack.NormalModuleReplacementPlugin(
      /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
      esm('webpack-bundler-runtime/dist/bundler.js'),
    ),
    new rspack.NormalModuleReplacementPlugin(
      /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
      esm('inject-external-runtime-core-plugin/dist/index.js'),
    ),
    withoutVersion,
    new ModuleFederationPlugin({
      name: `viit_${name}`,
      filename: 'remoteEntry.js',
      ...(isShell ? {} : { exposes: { './pages': { import: './src/pages.ts', name: exposedChunk } } }),
      shared,
      // By default, one section that fails to load makes the whole site blank.
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: {
        asyncStartup: true,
        ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
        optimization: { target: 'web', disableSnapshot: true, disableRemote: !isShell },
      },
    }) as unknown as RspackPluginInstance,
    aliasesToEsm,
  ];
}
