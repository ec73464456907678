import fs from 'node:fs';
import path from 'node:path';
import { type Chunk, type Configuration, type Optimization, rspack } from '@rspack/core';
import { federationAliases } from './federation.ts';
import { sharedModules } from './shared-modules.ts';
import { sourceMapKind, sourceNames } from './source-maps.ts';
import { sources } from './sources.ts';
import { supportedBrowsers } from './supported-browsers.ts';
import { treeShakenLibraries, withoutPageTexts } from './tree-shaking.ts';

/** Only the shell's server bundle contains these (R107). */
const serverExternals: readonly string[] = [...sharedModules, 'zustand'];

export interface TargetOptions {
  dir: string;
  name: string;
  kind: 'shell' | 'section';
  base: string;
  /** Parent of `client` or `server`. */
  out: string;
  /** React's development build, plain file names, and fast refresh. */
  isDevelopment?: boolean;
  /** Uses this build's images and fonts instead of copies. */
  assetsOf?: string;
}

/** Without federation. */
export function clientTarget(options: TargetOptions): Configuration {
  const { dir, name, kind, base, out, isDevelopment = false } = options;
  const compiled = sources(options, false);
  return {
    ...compiled,
    name: `${name}-client`,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? false : sourceMapKind,
    entry: kind === 'shell' ? { main: './src/main.ts' } : {},
    output: {
      path: path.join(out, 'client'),
      publicPath: base,
      uniqueName: `viit_${name}`,
      clean: { keep: developmentFolder },
      ...(isDevelopment ? plainNames : hashedNames),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      devtoolModuleFilenameTemplate: sourceNames,
      crossOriginLoading: 'anonymous',
      // In ms. Visitors do not wait for the default of 120 s (R102).
      chunkLoadTimeout: 10_000,
    },
    resolve: { ...compiled.resolve, alias: federationAliases },
    module: {
      ...compiled.module,
      rules: [...compiled.module.rules, treeShakenLibraries, ...(isDevelopment ? [] : [withoutPageTexts(dir)])],
    },
    optimization: isDevelopment ? forDevelopment : forVisitors(),
  };
}

const hashedNames = {
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[id].[contenthash:8].js',
  cssFilename: '[name].[contenthash:8].css',
  cssChunkFilename: '[id].[contenthash:8].css',
};

const plainNames = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
};

const forVisitors = (): Optimization => ({
  // Hashed ids would depend on the folder's path (R107).
  moduleIds: 'natural',
  // Names would make the entry larger.
  chunkIds: 'natural',
  // Styles stay with their page, as one blocking file besides the shell's.
  splitChunks: {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      common: { type: 'javascript/auto', minChunks: 3, minSize: 5000 },
      islandStyles,
    },
  },
  minimizer: minimizers(),
});

/** A page's HTML needs the styles of its islands (chunks such as `home.news`) before they load. */
const islandStyles = {
  type: /^css/,
  chunks: (chunk: Chunk) => pageOf(chunk) !== undefined,
  name: (_module: unknown, chunks: Chunk[]) => chunks.map(pageOf).find(Boolean) ?? '',
  enforce: true,
};

const pageOf = ({ name }: Chunk): string | undefined => /^([a-z][a-z0-9-]*)\./.exec(name ?? '')?.[1];

/** A replaced module keeps its name in an open page. A build with errors writes nothing. */
const forDevelopment: Optimization = {
  moduleIds: 'named',
  chunkIds: 'named',
  splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false, islandStyles } },
  minimize: false,
  emitOnErrors: false,
};

export function serverTarget(options: TargetOptions): Configuration {
  const { dir, name, kind, base, out, isDevelopment = false } = options;
  return {
    ...sources(options, true),
    name: `${name}-server`,
    // The renderer has no modules and few browser APIs.
    target: 'es2022',
    entry:
      kind === 'shell'
        ? { render: './src/server.tsx', pages: './src/pages.ts', ...dataEntries(dir) }
        : { pages: './src/pages.ts', ...dataEntries(dir) },
    output: {
      path: path.join(out, 'server'),
      publicPath: base,
      uniqueName: `viit_${name}`,
      clean: true,
      filename: '[name].cjs',
      ...{ asyncChunks: false, chunkFormat: 'commonjs', chunkLoading: false },
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
    },
    externals:
      kind === 'shell'
        ? []
        : [
            ({ request }, done) =>
              request && serverExternals.includes(request) ? done(undefined, `commonjs ${request}`) : done(),
          ],
    optimization: {
      minimize: !isDevelopment,
      emitOnErrors: false,
      moduleIds: 'natural',
      minimizer: kind === 'shell' ? minimizers() : [withoutComments],
      splitChunks: false,
    },
  };
}

const dataEntries = (dir: string): Record<string, string> =>
  Object.fromEntries(
    ['documents', 'collections']
      .filter((name) => fs.existsSync(path.join(dir, `src/${name}.ts`)))
      .map((name) => [name, `./src/${name}.ts`]),
  );

const browsers = Object.entries(supportedBrowsers).map(([name, version]) => `${name} >= ${version}`);

const sectionEntry = /^remoteEntry\.js$/;

/**
 * The minifier prefers frequent letters, but a section's entry contains preliminary hashes, which depend on the folder's
 * path.
 */
const withoutLetters = { keep_classnames: false, disableCharFreq: true };

const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin({
    ...{ exclude: sectionEntry, extractComments: false },
    minimizerOptions: { format: { comments: false } },
  }),
  new rspack.SwcJsMinimizerRspackPlugin({
    ...{ test: sectionEntry, extractComments: false },
    minimizerOptions: { format: { comments: false }, mangle: withoutLetters },
  }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];

/** Readable for stack traces; a comment must not change the build. */
const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { minify: false, compress: false, mangle: false, format: { comments: false } },
});

/** A production build does not delete it. */
export const developmentFolder = 'development';
