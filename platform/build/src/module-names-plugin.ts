import path from 'node:path';
import { type BuiltPackage, relativeProjectPath } from './project-paths.ts';
import { type Change, rewriteScripts } from './rewrite-scripts.ts';

const comment = /^;?\/\/ (?:CONCATENATED MODULE|EXTERNAL MODULE|NAMESPACE OBJECT): (.*)$/gm;

/** Such as `css ../../shared/ui/src/button/button.module.css + 1 modules`. */
const modulePath = /^((?:[a-z-]+ )?)(\.\.?\/.*?)((?:\?.*| \+ \d+ modules?)?)$/;

/**
 * Removes this machine's paths from the compiler's comments. The minifier drops comments, but counts their letters when it
 * chooses short names (R107).
 */
export const moduleNamesPlugin = (built: BuiltPackage) =>
  rewriteScripts('module names', (code) =>
    [...code.matchAll(comment)].flatMap((match): Change[] => {
      const module = match[1] ?? '';
      const text = nameOf(built, module);
      const end = match.index + match[0].length;
      return text === module ? [] : [{ start: end - module.length, end, text }];
    }),
  );

function nameOf(built: BuiltPackage, module: string): string {
  // Federation's generated code is named by its own text, which contains paths.
  if (module.includes('data:')) return 'generated';
  const [, type = '', file, rest = ''] = modulePath.exec(module) ?? [];
  if (file === undefined) return module;
  return type + relativeProjectPath(built, path.resolve(built.dir, file)) + rest;
}
