import path from 'node:path';
import type { Configuration } from '@rspack/core';

/** What decides how sources are compiled. */
interface SourceOptions {
  dir: string;
  kind: 'shell' | 'section';
  isDevelopment?: boolean;
  /** Address of a build whose pictures and fonts are taken instead of copies of one's own. */
  assetsOf?: string;
}

/** What both targets share, so that class names, picture addresses and markup come out the same. */
export function sources({ dir, kind, isDevelopment = false, assetsOf }: SourceOptions, isServer: boolean) {
  // Every page carries its class names twice, in HTML and style. The salt tells apart what two builds name alike.
  const css = {
    localIdentName: 'v[hash:4]-[local]',
    localIdentHashSalt: path.basename(dir),
    exportsOnly: isServer,
  };
  // Pages are rendered by React's production build, as they are when they are published.
  const isForBrowser = isDevelopment && !isServer;
  return {
    context: dir,
    mode: isForBrowser ? 'development' : 'production',
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
          options: swcOptions(isForBrowser && kind === 'section'),
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        {
          test: /\.(svg|webp|avif|woff2|mp4|webm)$/,
          type: 'asset/resource',
          ...(isServer && { generator: { emit: false } }),
          ...(assetsOf && { generator: { emit: false, publicPath: assetsOf } }),
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

/** @param withRefresh marks components for fast refresh; what is compiled then holds paths of this folder. */
const swcOptions = (withRefresh: boolean) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: withRefresh, refresh: withRefresh } },
  },
});

/** How sources become code, styles and pictures for a browser, without federation: for what is not published. */
export const browserSources = (dir: string): Configuration => ({
  ...sources({ dir, kind: 'section' }, false),
  target: ['web', 'es2022'],
});
