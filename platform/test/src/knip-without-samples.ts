import type { Preprocessor } from 'knip';

/** `npm run content:audit` reads `export const sample` from the source; no file imports it. */
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
