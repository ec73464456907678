import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { clientTarget, federation, type TargetOptions, withJsxRuntime } from '@viit/build/development';

const browserFolder = path.join(import.meta.dirname, '../browser');
/** With the extension of this file: installed from a package, it is compiled. */
const hotClient = path.join(browserFolder, `hot-client${path.extname(import.meta.filename)}`);

/** A section's client for development: every module can be replaced in an open page, and components keep their state. */
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
