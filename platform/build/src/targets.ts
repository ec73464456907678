import fs from 'node:fs';
import path from 'node:path';
import { type Chunk, type Configuration, type Optimization, rspack } from '@rspack/core';
import { federationAliases } from './federation.ts';
import { sharedModules } from './shared-modules.ts';
import { sourceMapKind, sourceNames } from './source-maps.ts';
import { sources } from './sources.ts';
import { supportedBrowsers } from './supported-browsers.ts';
import { treeShakenLibraries } from './tree-shaking.ts';

/** Modules outside of a section's server bundle: the shell's bundle has the one copy of each (R107). */
const serverExternals: readonly string[] = [...sharedModules, 'zustand'];

/** What a target is built for. */
export interface TargetOptions {
  dir: string;
  name: string;
  kind: 'shell' | 'section';
  /** Address below which the client files are served. */
  base: string;
  /** Folder in which the target's folder, `client` or `server`, is created. */
  out: string;
  /** With React's development build, plain file names, and for a section fast refresh. */
  isDevelopment?: boolean;
  /** Address of a build whose images and fonts are used instead of copies. */
  assetsOf?: string;
}

/** The target for browsers, without federation: the preset adds its plugins. */
export function clientTarget(options: TargetOptions): Configuration {
  const { name, kind, base, out, isDevelopment = false } = options;
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
      // The default is 120 s, much longer than a visitor waits for the error message (R102).
      chunkLoadTimeout: 10_000,
    },
    resolve: { ...compiled.resolve, alias: federationAliases },
    module: { ...compiled.module, rules: [...compiled.module.rules, treeShakenLibraries] },
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
  // Hashed ids would depend on the folder's path; a build is the same from any folder (R107).
  moduleIds: 'natural',
  // Numbers: an entry lists all of its chunks, so names would make it larger.
  chunkIds: 'natural',
  // Code that several pages share is fetched once. Styles stay with their page: one blocking file besides the shell's.
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

/**
 * The styles of a page's islands (chunks named after the page, such as `home.news`) go into the page's own file: its HTML needs
 * them, long before the islands' code.
 */
const islandStyles = {
  type: /^css/,
  chunks: (chunk: Chunk) => pageOf(chunk) !== undefined,
  name: (_module: unknown, chunks: Chunk[]) => chunks.map(pageOf).find(Boolean) ?? '',
  enforce: true,
};

const pageOf = ({ name }: Chunk): string | undefined => /^([a-z][a-z0-9-]*)\./.exec(name ?? '')?.[1];

/** Names instead of numbers: a module that is replaced in an open page keeps its name. A build with errors writes no files. */
const forDevelopment: Optimization = {
  moduleIds: 'named',
  chunkIds: 'named',
  splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false, islandStyles } },
  minimize: false,
  emitOnErrors: false,
};

/** The target that renders pages: CommonJS. */
export function serverTarget(options: TargetOptions): Configuration {
  const { dir, name, kind, base, out, isDevelopment = false } = options;
  return {
    ...sources(options, true),
    name: `${name}-server`,
    // Of no host: the renderer offers the language and a few APIs of browsers, and no module.
    target: 'es2022',
    entry:
      kind === 'shell'
        ? { render: './src/server.tsx', pages: './src/pages.ts', ...documentsEntry(dir) }
        : { pages: './src/pages.ts', ...documentsEntry(dir) },
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
    // The shell's bundle contains these modules; a section's bundle requires them.
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

const documentsEntry = (dir: string): Record<string, string> =>
  fs.existsSync(path.join(dir, 'src/documents.ts')) ? { documents: './src/documents.ts' } : {};

const browsers = Object.entries(supportedBrowsers).map(([name, version]) => `${name} >= ${version}`);

/** A section's entry. */
const sectionEntry = /^remoteEntry\.js$/;

/**
 * The minifier gives the shortest names to what a file uses most, and prefers letters that the file has anyway. A section's entry
 * lists its chunks by hashes that are preliminary at this time and depend on the folder's path, so its letters are not counted.
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

/** A section's server bundle stays readable, for the lines in messages. A comment in the sources must not change the build. */
const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: { minify: false, compress: false, mangle: false, format: { comments: false } },
});

/** The folder of the development build inside the shell's client; the production build does not delete it. */
export const developmentFolder = 'development';
