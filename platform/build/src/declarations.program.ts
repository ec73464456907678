/* Runs in an isolate. `pages.ts` imports a page's other modules only when it is rendered. */
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
