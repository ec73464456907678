import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { developmentModules, exposedChunk, sharedModules } from './shared-modules.ts';

/*
 * Module federation as design.md section 5 tunes it. What gave the figures: one runtime (the shell's), on its ESM files so
 * that it is shaken, and sections that bring no copy of what the shell shares.
 */

const require = createRequire(import.meta.url);
const main = require.resolve('@module-federation/enhanced');
const scope = main.slice(0, main.lastIndexOf('@module-federation') + '@module-federation'.length);
const esm = (file: string) => path.join(scope, file);

/** Imports of the federation runtime by name, sent to its ESM files: the CommonJS ones cannot be shaken. */
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

/** The plugin adds aliases that end in .cjs; this one, applied after it, turns them. */
const turnAliases: RspackPluginInstance = {
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

interface FederationOptions {
  name: string;
  kind: 'shell' | 'section';
  /** Range a section asks for, or the version that the shell shares, by module. */
  versions: Record<string, string>;
  /** Builds of this kind run in development only, and share what JSX is compiled to there. */
  isDevelopment?: boolean;
}

/** The plugins that make a client build federated: a shell shares its modules, a section exposes `./pages`. */
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
    new ModuleFederationPlugin({
      name: `viit_${name}`,
      filename: 'remoteEntry.js',
      ...(isShell ? {} : { exposes: { './pages': { import: './src/pages.ts', name: exposedChunk } } }),
      shared,
      // The default strategy lets one dead section blank the site.
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: {
        asyncStartup: true,
        ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
        optimization: { target: 'web', disableSnapshot: true, disableRemote: !isShell },
      },
    }) as unknown as RspackPluginInstance,
    turnAliases,
  ];
}
