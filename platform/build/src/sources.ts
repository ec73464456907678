import type { Configuration } from '@rspack/core';
import { sourceCondition } from './source-condition.ts';
import { classRules } from './styles/class-rules.ts';
import { classNames } from './styles/section-names.ts';

interface SourceOptions {
  dir: string;
  /** Prefix of its classes. */
  name: string;
  kind: 'shell' | 'section';
  isDevelopment?: boolean;
  /** Uses this build's images and fonts instead of copies. */
  assetsOf?: string;
}

/** Class names, image addresses and markup are equal in both targets. */
export function sources({ dir, name, kind, isDevelopment = false, assetsOf }: SourceOptions, isServer: boolean) {
  // Every page contains its class names twice: in HTML and styles.
  const css = {
    localIdentName: classNames(name),
    exportsOnly: isServer,
  };
  // React's production build renders pages in development too.
  const isForBrowser = isDevelopment && !isServer;
  return {
    context: dir,
    mode: isForBrowser ? 'development' : 'production',
    devtool: false,
    lazyCompilation: false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: [sourceCondition, '...'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: swcOptions(isForBrowser && kind === 'section'),
        },
        { test: /\.module\.css$/, type: 'css/module' },
        ...classRules({ dir, name, kind }, css),
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        {
          test: /\.(svg|webp|avif|woff2|mp4|webm)$/,
          type: 'asset/resource',
          ...(isServer && { generator: { emit: false } }),
          ...(assetsOf && { generator: { emit: false, publicPath: assetsOf } }),
        },
      ],
      // A page can set a component's custom properties.
      parser: { 'css/module': { dashedIdents: false } },
      generator: { css: { exportsOnly: isServer }, 'css/module': css },
    },
    stats: 'errors-warnings',
    node: false,
  } as const satisfies Configuration;
}

/** @param withRefresh the code then contains local paths. */
const swcOptions = (withRefresh: boolean) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: withRefresh, refresh: withRefresh } },
  },
});

/** For scripts that are not published. */
export const browserSources = (dir: string, name: string): Configuration => ({
  ...sources({ dir, name, kind: 'section' }, false),
  target: ['web', 'es2022'],
});
