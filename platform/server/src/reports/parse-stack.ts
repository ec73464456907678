import { storableText } from '@viit/core/storable-text';

export interface Frame {
  name: string;
  /** A file of a build (`/_builds/…`), `extension`, `page` for the HTML document, or `other`. */
  file: string;
  line: number;
  column: number;
}

const frameLimit = 20;

/** Browsers' lines are shorter. */
const limits = { lines: 100, line: 1000, name: 80 };

/** Drops origins, queries and lines that name no file. */
export function parseStack(stack: string): Frame[] {
  const frames = stack.split('\n', limits.lines).flatMap((line) => parseLine(line) ?? []);
  return frames.slice(0, frameLimit);
}

/**
 * Chrome: `at name (address:1:2)`. Firefox and Safari: `name@address:1:2`. Traces are untrusted, and a single pattern would
 * take quadratic time.
 */
function parseLine(text: string): Frame | undefined {
  if (text.length > limits.line) return undefined;
  const trimmed = text.trim();
  const position = /:(\d{1,9}):(\d{1,9})\)?$/.exec(trimmed);
  const call = trimmed.slice(0, position?.index);
  // An address contains neither spaces nor brackets.
  const last = Math.max(...[' ', '\t', '(', ')'].map((end) => call.lastIndexOf(end))) + 1;
  const start = call.startsWith('at ') ? last : startAfterAt(call, last);
  const name = nameBefore(call.slice(0, start));
  const address = call.slice(start);
  if (!position || name === undefined || !beginsAddress(address)) return undefined;
  const [, line, column] = position;
  return {
    name: storableText(name, limits.name),
    ...{ file: fileOf(address), line: Number(line), column: Number(column) },
  };
}

/** Undefined if no address can follow the text. */
function nameBefore(text: string): string | undefined {
  const call = text.replace(/^at (?:async )?/, '');
  if (call === '' && text !== '') return '';
  return /(?: \(|@)$/.test(call) ? call.replace(/(?: \(|@)$/, '') : undefined;
}

/** The end of the first `@` before an address; 0 if there is none. */
function startAfterAt(call: string, from: number): number {
  for (let at = call.indexOf('@', from); at !== -1; at = call.indexOf('@', at + 1)) {
    if (beginsAddress(call.slice(at + 1))) return at + 1;
  }
  return 0;
}

const beginsAddress = (text: string): boolean => /^(?:\/|[a-z-]+:)/i.test(text);

/** Drops extension ids and queries, which could identify visitors. */
export function fileOf(address: string): string {
  if (/^[a-z]+-(?:web-)?extension:|^webkit-masked-url:/i.test(address)) return 'extension';
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)/i.exec(address)?.[1];
  if (path === undefined) return 'other';
  return /^\/_builds\/[a-z0-9-]+\/[0-9a-f]{12}\/[\w./-]+$/.test(path) ? path : 'page';
}

export function buildOf(file: string): { name: string; identity: string } | undefined {
  const [, name, identity] = /^\/_builds\/([a-z0-9-]+)\/([0-9a-f]{12})\//.exec(file) ?? [];
  return name && identity ? { name, identity } : undefined;
}
