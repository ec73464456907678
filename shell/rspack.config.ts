import path from 'node:path';
import { shell } from '@viit/build/preset';

const subsetFonts = { test: /\.woff2$/, loader: path.join(import.meta.dirname, 'subset-font-loader.mjs') };

export default shell(import.meta.dirname).map(({ module, ...target }) => ({
  ...target,
  module: { ...module, rules: [...(module?.rules ?? []), subsetFonts] },
}));
