export type Step = 'patch' | 'minor' | 'major';

export interface ApiChange {
  name: string;
  change: 'added' | 'removed' | 'changed';
  step: Step;
  /** Added or removed lines. */
  lines?: readonly string[];
}

/**
 * New exports, optional members or parameters, and members of provided objects need a minor version. Anything else is major:
 * code that implements, passes or reads it may have to change.
 */
export function compareReports(before: string, after: string): ApiChange[] {
  const [was, is] = [readDeclarations(before), readDeclarations(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): ApiChange[] => {
    const [old, current] = [was.get(name), is.get(name)];
    if (old === current) return [];
    if (!old || current === `export ${old}`) return [{ name, change: 'added', step: 'minor' }];
    if (!current) return [{ name, change: 'removed', step: 'major' }];
    const [lines, currentLines] = [old.split('\n'), current.split('\n')];
    const different = [
      ...lines.filter((line) => !currentLines.includes(line)).map((line) => `- ${line.trim()}`),
      ...currentLines.filter((line) => !lines.includes(line)).map((line) => `+ ${line.trim()}`),
    ];
    const step = onlyAdds(lines, currentLines) ? 'minor' : 'major';
    return [{ name, change: 'changed', step, lines: different }];
  });
}

/** Omits comments, parameter names, and commas, which a list gains with its next line. */
function readDeclarations(report: string): Map<string, string> {
  const [, code = ''] = /```ts\n([\s\S]*)```/.exec(report) ?? [];
  const blocks = code
    .replace(/^ *(?:\/\/|import ).*\n/gm, '')
    .replace(/,$/gm, '')
    .replace(/([(,] ?(?:\.\.\.)?)\w+(?=\??: )/g, '$1_')
    .split(/\n{2,}/);
  return new Map(
    blocks.flatMap((block): [string, string][] => {
      const [, name] = /\b(?:function|const|class|interface|type|enum|namespace|export \{) (\w+)/.exec(block) ?? [];
      return name ? [[name, block.trim()]] : [];
    }),
  );
}

const optionalMember = /^ *(?:readonly )?[\w'"-]+(?:\?[:(]|: z\.Zod(?:Optional|Default|Prefault|Catch)<)/;
const providedObject = /^ *(?:(?:export )?const |readonly )?[\w'"-]+: \{$/;

function onlyAdds(before: string[], after: string[]): boolean {
  /** Opening lines of the enclosing blocks. */
  const open: string[] = [];
  while (after.length > 0) {
    const [line = '', expected = ''] = [after.shift(), before[0]];
    if (line === expected || addsParameter(expected, line)) {
      before.shift();
      if (/^ *[})\]]/.test(line)) open.pop();
      if (/[{([]$/.test(line)) open.push(line);
      continue;
    }
    const isProvided = /\bconst /.test(open[0] ?? '') && open.every((one) => providedObject.test(one));
    const isExport = open.at(-1)?.trim() === 'export {';
    if (!isExport && !isProvided && !optionalMember.test(line)) return false;
    const indent = line.search(/\S/);
    if (/[{([]$/.test(line)) while ((after.shift() ?? '').search(/\S/) > indent);
  }
  return before.length === 0;
}

/** Optional and rest parameters count. */
function addsParameter(before: string, after: string): boolean {
  const start = [...before].findIndex((letter, i) => letter !== after[i]);
  const end = before.length - start;
  return start > 0 && after.endsWith(before.slice(start)) && /^(?:, )?(?:_\?|\.\.\._): /.test(after.slice(start, -end));
}
