import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { clientTarget, federation, type TargetOptions, withJsxRuntime } from '@viit/build/development';

const browserFolder = path.join(import.meta.dirname, '../browser');
/** Compiled (`.js`) when installed from a package. */
const hotClient = path.join(browserFolder, `hot-client${path.extname(import.meta.filename)}`);

export function developmentSection(options: TargetOptions, versions: Record<string, string>): Configuration {
  const { name, dir } = options;
  return {
    ...clientTarget({ ...options, isDevelopment: true }),
    plugins: [
      ...federation({ name, kind: 'section', versions: withJsxRuntime(versions), isDevelopment: true }),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ forceEnable: true, exclude: [/[\\/]node_modules[\\/]/, browserFolder] }),
      // An entry without a name is added to the federated entry.
      new rspack.EntryPlugin(dir, `${hotClient}?${name}`, {}),
    ],
  };
}
