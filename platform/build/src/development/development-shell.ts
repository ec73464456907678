import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { federation } from '../federation.ts';
import { developmentModules } from '../shared-modules.ts';
import { clientTarget, developmentFolder, type TargetOptions } from '../targets.ts';

const refreshHook = path.join(import.meta.dirname, 'refresh-hook.ts');

export function developmentShell(options: TargetOptions, versions: Record<string, string>): Configuration {
  return {
    ...clientTarget({ ...options, isDevelopment: true }),
    // Federation shares a module only if something imports it.
    entry: { main: [refreshHook, ...developmentModules, './src/main.ts'] },
    plugins: federation({ name: options.name, kind: 'shell', versions: withJsxRuntime(versions), isDevelopment: true }),
  };
}

/** Only `viit dev` loads it (R114). File names have no hashes, so that addresses follow from the shell's. */
export function publishedDevelopmentShell(options: TargetOptions, versions: Record<string, string>): Configuration {
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
      // Names would contain the folder's path.
      moduleIds: 'natural',
      minimize: true,
      minimizer: [removeWhitespace],
    },
  };
}

/** Halves the size and keeps every name. */
const removeWhitespace = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: {
    compress: false,
    mangle: { keep_fnames: true, keep_classnames: true },
    format: { comments: false },
  },
});

export const withJsxRuntime = (versions: Record<string, string>): Record<string, string> => ({
  ...versions,
  ...(versions.react && { 'react/jsx-dev-runtime': versions.react }),
});
