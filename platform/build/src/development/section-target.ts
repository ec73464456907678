import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { federation } from '../federation.ts';
import { clientTarget, type TargetOptions } from '../targets.ts';
import { withJsx } from './shell-flavour.ts';

const hotClient = path.join(import.meta.dirname, 'hot-client.ts');

/** A section's client for development: every module can be exchanged in an open page, with the state of its components kept. */
export function developmentSection(options: TargetOptions, versions: Record<string, string>): Configuration {
  const { name, dir } = options;
  return {
    ...clientTarget({ ...options, isDevelopment: true }),
    plugins: [
      ...federation({ name, kind: 'section', versions: withJsx(versions), isDevelopment: true }),
      new rspack.HotModuleReplacementPlugin(),
      // Both belong to the entry itself: an entry without a name is part of every one.
      new ReactRefreshRspackPlugin({ forceEnable: true, exclude: [/[\\/]node_modules[\\/]/, import.meta.dirname] }),
      new rspack.EntryPlugin(dir, `${hotClient}?${name}`, {}),
    ],
  };
}
