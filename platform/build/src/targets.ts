import fs from 'node:fs';
import path from 'node:path';
import { type Chunk, type Configuration, type Optimization, rspack } from '@rspack/core';
import { federationAliases } from './federation.ts';
import { shakenLibraries } from './shaken-libraries.ts';
import { sharedModules } from './shared-modules.ts';
import { sources } from './sources.ts';

/** What is left outside a section's server bundle: the shell's build brings the one copy of each (design.md section 5). */
const serverExternals: readonly string[] = [...sharedModules, 'zustand'];

/** What a target is made for. */
export interface TargetOptions {
  dir: string;
  name: string;
  kind: 'shell' | 'section';
  /** Address below which the client files are served. */
  base: string;
  /** Folder that takes the target's own one, `client` or `server`. */
  out: string;
  /** With React's development build, plain file names, and for a section fast refresh. */
  isDevelopment?: boolean;
  /** Address of a build whose pictures and fonts are taken instead of copies of one's own. */
  assetsOf?: string;
}

/** The part for browsers, without federation: the plugins come from the preset. */
export function clientTarget(options: TargetOptions): Configuration {
  const { name, kind, base, out, isDevelopment = false } = options;
  const compiled = sources(options, false);
  return {
    ...compiled,
    name: `${name}-client`,
    target: ['web', 'es2022'],
    entry: kind === 'shell' ? { main: './src/main.ts' } : {},
    output: {
      path: path.join(out, 'client'),
      publicPath: base,
      uniqueName: `viit_${name}`,
      clean: { keep: developmentFolder },
      ...(isDevelopment ? plainNames : hashedNames),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // The default is 120 s: far past the moment a visitor is offered a way on.
      chunkLoadTimeout: 10_000,
    },
    resolve: { ...compiled.resolve, alias: federationAliases },
    module: { ...compiled.module, rules: [...compiled.module.rules, shakenLibraries] },
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
  // Ids by hash would hold the folder's path: a build must come out the same from any folder.
  moduleIds: 'natural',
  // Numbers: an entry names each of its chunks, and names add up.
  chunkIds: 'natural',
  // What several pages share is fetched once; styles stay with their page, one blocking file beside the shell's.
  splitChunks: {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      common: { type: 'javascript/auto', minChunks: 3, minSize: 5000 },
      partStyles,
    },
  },
  minimizer: minimizers(),
});

/**
 * The styles of a page's parts (chunks named after the page, such as `home.news`) stand in the page's own file: they are
 * needed with its HTML, long before any code of theirs.
 */
const partStyles = {
  type: /^css/,
  chunks: (chunk: Chunk) => pageOf(chunk) !== undefined,
  name: (_module: unknown, chunks: Chunk[]) => chunks.map(pageOf).find(Boolean) ?? '',
  enforce: true,
};

const pageOf = ({ name }: Chunk): string | undefined => /^([a-z][a-z0-9-]*)\./.exec(name ?? '')?.[1];

/** Names instead of numbers: what is exchanged in an open page keeps its name. A broken edit writes nothing. */
const forDevelopment: Optimization = {
  moduleIds: 'named',
  chunkIds: 'named',
  splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false, partStyles } },
  minimize: false,
  emitOnErrors: false,
};

/** The part that renders pages: plain CommonJS. */
export function serverTarget(options: TargetOptions): Configuration {
  const { dir, name, kind, base, out, isDevelopment = false } = options;
  return {
    ...sources(options, true),
    name: `${name}-server`,
    target: 'node20',
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
      asyncChunks: false,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
    },
    // The shell's bundle holds the one copy of each; a section's asks for it.
    externals:
      kind === 'shell'
        ? []
        : [
            ({ request }, done) =>
              request && serverExternals.includes(request) ? done(undefined, `commonjs ${request}`) : done(),
          ],
    optimization: {
      minimize: kind === 'shell' && !isDevelopment,
      emitOnErrors: false,
      moduleIds: 'natural',
      minimizer: minimizers(),
      splitChunks: false,
    },
  };
}

const documentsEntry = (dir: string): Record<string, string> =>
  fs.existsSync(path.join(dir, 'src/documents.ts')) ? { documents: './src/documents.ts' } : {};

/** Browsers of the last years: all know cascade layers, nesting, `:has()` and `:is()`. Older ones get the HTML in plain style. */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false, minimizerOptions: { format: { comments: false } } }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
];

/** Where the shell's client keeps its development flavour: a folder that the production build leaves alone. */
export const developmentFolder = 'development';
