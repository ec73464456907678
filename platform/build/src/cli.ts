import { buildPackage } from './build-package.ts';
import { isBuilt } from './source-hash.ts';
import { sectionName } from './workspace.ts';

/** `viit-build [--force]`: builds the package in the current folder if its sources have changed. */
const dir = process.cwd();
const name = sectionName(dir);
const start = performance.now();
if (isBuilt(dir) && !process.argv.includes('--force')) {
  console.log(`${name}: nothing changed`);
} else {
  await buildPackage(dir).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  console.log(`${name}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
