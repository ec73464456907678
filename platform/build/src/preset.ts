import fs from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { federation, federationAliases } from './federation.ts';
import { sourceIdentity } from './identity.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { shakenLibraries } from './shaken-libraries.ts';
import { sharedModules } from './shared-modules.ts';
import { readPackage } from './workspace.ts';

/** What is left outside a section's server bundle: the shell's build brings the one copy of each (design.md section 5). */
export const serverExternals: readonly string[] = [...sharedModules, 'zustand'];

/**
 * The build of a section: `client` (federated, exposes `./pages`) and `server` (plain CommonJS).
 * @param dir the section's folder: `export default section(import.meta.dirname);`
 */
export const section = (dir: string): Configuration[] => preset(dir, 'section');

/** The build of the shell: the host's client, and a server bundle that carries React and @viit/runtime for every section. */
export const shell = (dir: string): Configuration[] => preset(dir, 'shell');

function preset(dir: string, kind: 'shell' | 'section'): Configuration[] {
  const about = readPackage(dir);
  const name = path.basename(dir);
  const identity = sourceIdentity(dir);
  const base = `/_builds/${name}/${identity.slice(0, 12)}/`;
  const common = { dir, name, base };
  return [
    server(common, kind),
    {
      ...client(common, kind),
      dependencies: [`${name}-server`],
      plugins: [
        ...federation({ name, kind, versions: about.versions }),
        // The hashes of chunks stand in the entry, whose own hash stands in the release.
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
        new ManifestPlugin({ dir, name, kind, identity, base, version: about.version, versions: about.versions }),
      ],
    },
  ];
}

interface Common {
  dir: string;
  name: string;
  base: string;
}

function client({ dir, name, base }: Common, kind: 'shell' | 'section'): Configuration {
  const sources = shared(dir, false);
  return {
    ...sources,
    name: `${name}-client`,
    target: ['web', 'es2022'],
    entry: kind === 'shell' ? { main: './src/main.ts' } : {},
    output: {
      path: path.join(dir, 'dist/client'),
      publicPath: base,
      uniqueName: `viit_${name}`,
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[id].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // The default is 120 s: far past the moment a visitor is offered a way on.
      chunkLoadTimeout: 10_000,
    },
    resolve: { ...sources.resolve, alias: federationAliases },
    module: { ...sources.module, rules: [...sources.module.rules, shakenLibraries] },
    optimization: {
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
        },
      },
      minimizer: minimizers(),
    },
  };
}

function server({ dir, name, base }: Common, kind: 'shell' | 'section'): Configuration {
  return {
    ...shared(dir, true),
    name: `${name}-server`,
    target: 'node20',
    entry:
      kind === 'shell'
        ? { render: './src/server.tsx', pages: './src/pages.ts', ...documentsEntry(dir) }
        : { pages: './src/pages.ts', ...documentsEntry(dir) },
    output: {
      path: path.join(dir, 'dist/server'),
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
      minimize: kind === 'shell',
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

/** How sources become code, styles and pictures for a browser, without federation: for what is not published. */
export const browserSources = (dir: string): Configuration => ({
  ...shared(dir, false),
  target: ['web', 'es2022'],
});

/** What both targets share, so that class names, picture addresses and markup come out the same. */
function shared(dir: string, isServer: boolean) {
  // Every page carries its class names twice, in HTML and style. The salt tells apart what two builds name alike.
  const css = {
    localIdentName: 'v[hash:4]-[local]',
    localIdentHashSalt: path.basename(dir),
    exportsOnly: isServer,
  };
  return {
    context: dir,
    mode: 'production',
    devtool: false,
    lazyCompilation: false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        {
          test: /\.(svg|webp|avif|woff2|mp4|webm)$/,
          type: 'asset/resource',
          ...(isServer ? { generator: { emit: false } } : {}),
        },
      ],
      // Custom properties are for everybody: a component's can be set by the page around it.
      parser: { 'css/module': { dashedIdents: false } },
      generator: { css: { exportsOnly: isServer }, 'css/module': css },
    },
    stats: 'errors-warnings',
    node: false,
  } as const satisfies Configuration;
}
