import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { type BuiltPackage, relativeProjectPath } from './project-paths.ts';
import { type Change, rewriteScripts } from './rewrite-scripts.ts';

const comment = /^;?\/\/ (?:CONCATENATED MODULE|EXTERNAL MODULE|NAMESPACE OBJECT): (.*)$/gm;

/** Such as `css ../../shared/ui/src/button/button.module.css + 1 modules`. */
const modulePath = /^((?:[a-z-]+ )?)(\.\.?\/.*?)((?:\?.*| \+ \d+ modules?)?)$/;

/**
 * Removes this machine's paths from the compiler's comments. The minifier drops comments, but counts their letters when it
 * chooses short names (R107).
 */
export class ModuleNamesPlugin implements RspackPluginInstance {
  readonly #built: BuiltPackage;

  constructor(built: BuiltPackage) {
    this.#built = built;
  }

  apply(compiler: Compiler): void {
    rewriteScripts(compiler, 'ModuleNamesPlugin', (code) => this.#changesIn(code));
  }

  #changesIn(code: string): Change[] {
    return [...code.matchAll(comment)].flatMap((match) => {
      const module = match[1] ?? '';
      const text = this.#nameOf(module);
      const end = match.index + match[0].length;
      return text === module ? [] : [{ start: end - module.length, end, text }];
    });
  }

  #nameOf(module: string): string {
    // Federation's generated code is named by its own text, which contains paths.
    if (module.includes('data:')) return 'generated';

    const [, type = '', file, rest = ''] = modulePath.exec(module) ?? [];
    if (file === undefined) return module;
    return type + relativeProjectPath(this.#built, path.resolve(this.#built.dir, file)) + rest;
  }
}
