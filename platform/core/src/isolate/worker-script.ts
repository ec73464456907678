/** CommonJS code by name, such as `exams/server/pages.cjs`. */
export type CodeByName = ReadonlyMap<string, Uint8Array | string>;

/** Name of the script in stack traces. */
export const scriptName = 'isolate';

/** Before each piece of code, on a line of its own: where it starts decides the positions in stack traces. */
const startOf = (name: string) => `${JSON.stringify(name)}: function (module, exports, require) { // code`;
const startPattern = /^(".*"): function \(module, exports, require\) \{ \/\/ code$/;

/**
 * The script that an isolate runs: the program, with the code as functions that it may call. An isolate cannot evaluate text.
 * Code that closes its function early runs in the same isolate, where it could run anyway.
 */
export function workerScript(program: string, code: CodeByName): string {
  const functions = [...code].map(([name, text]) => `${startOf(name)}\n${Buffer.from(text).toString()}\n},`);
  return [`((code) => {`, program, '})({', ...functions, '});', ''].join('\n');
}

/** Returns a function that replaces positions in the script by those in the code: `exams/server/pages.cjs:12:5`. */
export function sourcePositions(script: string): (text: string) => string {
  const starts = script.split('\n').flatMap((line, index) => {
    const [, name] = startPattern.exec(line) ?? [];
    return name ? [{ name: JSON.parse(name) as string, line: index + 1 }] : [];
  });
  const pattern = new RegExp(`\\b${scriptName}:(\\d+)(:\\d+)?`, 'g');
  return (text) =>
    text.replace(pattern, (position, line: string, column = '') => {
      const start = starts.findLast((one) => one.line < Number(line));
      return start ? `${start.name}:${Number(line) - start.line}${column}` : position;
    });
}
