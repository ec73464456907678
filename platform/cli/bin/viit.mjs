#!/usr/bin/env node
// The command, from compiled JavaScript.
import { importCompiled } from '../../build/bin/compiled.mjs';

if (process.argv.includes('dev')) {
  // The development server compiles sources by their paths: it runs from TypeScript.
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/main.ts');
} else {
  await importCompiled('platform/cli/src/main.ts');
}
