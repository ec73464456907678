import fs from 'node:fs';
import vm from 'node:vm';

/**
 * Runs a server bundle (CommonJS) and returns what it exports. Its lines and columns in traces are those of the file.
 * @param file the bundle.
 * @param options.name how traces name the bundle, such as `exams/server/pages.cjs`.
 * @param options.require returns a module that the bundle requests, or throws.
 */
export function evaluateBundle(
  file: string,
  { name, require }: { name: string; require: (module: string) => unknown },
): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = vm.compileFunction(fs.readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: name,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  run(module, module.exports, require);
  return module.exports;
}
