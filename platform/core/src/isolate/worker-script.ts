/** By name, such as `exams/server/pages.cjs`. */
export type CodeByName = ReadonlyMap<string, Uint8Array | string>;

/** In stack traces. */
export const scriptName = 'isolate';

export interface WorkerScript {
  text: string;
  /** In order. `line` precedes the code's first. */
  starts: readonly { name: string; line: number }[];
}

/** Contains the code as functions: an isolate cannot evaluate text. */
export function workerScript(program: string, code: CodeByName): WorkerScript {
  const parts = [`((code) => {\n${program}\n})({\n`];
  const starts: { name: string; line: number }[] = [];
  let line = countLines(parts[0] ?? '');
  for (const [name, bytes] of code) {
    const text = `${JSON.stringify(name)}: function (module, exports, require) {\n${Buffer.from(bytes).toString()}\n},\n`;
    starts.push({ name, line: line + 1 });
    parts.push(text);
    line += countLines(text);
  }
  return { text: [...parts, '});\n'].join(''), starts };
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** In characters. */
const maxTrace = 10_000;

const position = new RegExp(`\\b${scriptName}:(\\d+)(:\\d+)?`, 'g');

/** Maps script positions to code: `exams/server/pages.cjs:12:5`. */
export const sourcePositions =
  ({ starts }: WorkerScript) =>
  (trace: string): string =>
    trace.slice(0, maxTrace).replace(position, (found, line: string, column = '') => {
      const start = starts.findLast((one) => one.line < Number(line));
      return start ? `${start.name}:${Number(line) - start.line}${column}` : found;
    });
