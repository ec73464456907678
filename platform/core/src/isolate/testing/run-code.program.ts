import { evaluate, respond } from '../program.ts';

/* A program for tests: calls the function that a piece of code exports. */

respond((name) => {
  const { run } = evaluate(name as string, (module) => {
    throw new Error(`there is no module ${module}`);
  }) as { run: () => unknown };
  return run();
});
