import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { federation } from '../federation.ts';
import { developmentModules } from '../shared-modules.ts';
import { clientTarget, developmentFolder, type TargetOptions } from '../targets.ts';

const hook = path.join(import.meta.dirname, 'react-hook.ts');

/** A shell's client for development: React's development build, and before it the hook that fast refresh of sections needs. */
export function developmentShell(options: TargetOptions, versions: Record<string, string>): Configuration {
  return {
    ...clientTarget({ ...options, isDevelopment: true }),
    // What is shared must be imported somewhere; the shell's own JSX asks for none of the second.
    entry: { main: [hook, ...developmentModules, './src/main.ts'] },
    plugins: federation({ name: options.name, kind: 'shell', versions: withJsx(versions), isDevelopment: true }),
  };
}

/**
 * The development flavour that a shell's build carries beside its client for visitors. No page names it; `viit dev` asks for
 * it: its names are plain, so that its address follows from the shell's.
 */
export function shellFlavour(options: TargetOptions, versions: Record<string, string>): Configuration {
  const shell = developmentShell({ ...options, assetsOf: options.base }, versions);
  return {
    ...shell,
    name: `${options.name}-development`,
    output: {
      ...shell.output,
      path: path.join(options.out, 'client', developmentFolder),
      publicPath: `${options.base}${developmentFolder}/`,
      clean: true,
    },
    optimization: {
      ...shell.optimization,
      // Numbers, as in production: names would hold the folder's path.
      moduleIds: 'natural',
      minimize: true,
      minimizer: [withoutSpaces],
    },
  };
}

/** Half the size, and every name as it was written. */
const withoutSpaces = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: {
    compress: false,
    mangle: { keep_fnames: true, keep_classnames: true },
    format: { comments: false },
  },
});

/** What JSX is compiled to in development has the version of React. */
export const withJsx = (versions: Record<string, string>): Record<string, string> => ({
  ...versions,
  ...(versions.react && { 'react/jsx-dev-runtime': versions.react }),
});
