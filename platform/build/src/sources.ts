import type { Configuration } from '@rspack/core';
import { sourceCondition } from './source-condition.ts';
import { classRules } from './styles/class-rules.ts';
import { classNames } from './styles/section-names.ts';

/** Options that change how sources are compiled. */
interface SourceOptions {
  dir: string;
  /** The section's name, with which its classes begin. */
  name: string;
  kind: 'shell' | 'section';
  isDevelopment?: boolean;
  /** Address of a build whose images and fonts are used instead of copies. */
  assetsOf?: string;
}

/** What both targets share, so that class names, image addresses and markup are the same in both. */
export function sources({ dir, name, kind, isDevelopment = false, assetsOf }: SourceOptions, isServer: boolean) {
  // Short, as every page contains its class names twice: in its HTML and its styles.
  const css = {
    localIdentName: classNames(name),
    exportsOnly: isServer,
  };
  // In development too, pages are rendered by React's production build, as when they are published.
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
      // Custom properties keep their names, so that a page can set those of a component.
      parser: { 'css/module': { dashedIdents: false } },
      generator: { css: { exportsOnly: isServer }, 'css/module': css },
    },
    stats: 'errors-warnings',
    node: false,
  } as const satisfies Configuration;
}

/** @param withRefresh adds fast refresh to components; the code then contains paths of this folder. */
const swcOptions = (withRefresh: boolean) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: withRefresh, refresh: withRefresh } },
  },
});

/** Compiles sources for a browser without federation: for scripts that are not published. */
export const browserSources = (dir: string, name: string): Configuration => ({
  ...sources({ dir, name, kind: 'section' }, false),
  target: ['web', 'es2022'],
});
