/*
 * Runs in an isolate: returns the data of `pages.ts` and `documents.ts`. Other modules of a page are imported only when it
 * is rendered.
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
