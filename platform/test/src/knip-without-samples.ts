import type { Preprocessor } from 'knip';

/**
 * Content files list their sample fields in `export const sample`. No file imports it: `npm run content:audit` reads it from
 * the source.
 */
const withoutSamples: Preprocessor = (options) => {
  for (const kind of ['exports', 'nsExports'] as const) {
    for (const symbols of Object.values(options.issues[kind])) {
      const samples = Object.keys(symbols).filter((name) => symbols[name]?.symbol === 'sample');
      for (const name of samples) delete symbols[name];
      options.counters[kind] -= samples.length;
    }
  }
  return options;
};

export default withoutSamples;
