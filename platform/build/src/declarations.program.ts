/*
 * A program for an isolate: evaluates the bundles of `pages.ts` and `documents.ts` and returns their data. Pages import other
 * modules themselves, when they are rendered.
 */
import { evaluate, respond } from '@viit/core/isolate/program';

const availableModules: Readonly<Record<string, unknown>> = {
  '@viit/runtime': { definePages: (pages: unknown) => pages },
};

respond((file) =>
  evaluate(file as string, (name) => {
    const module = availableModules[name];
    if (module) return module;
    const source = (file as string).replace('server/', 'src/').replace('.cjs', '.ts');
    throw new Error(`${source} imports ${name}, but contains data only. Import it in the page.`);
  }),
);
