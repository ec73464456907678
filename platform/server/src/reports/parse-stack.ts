import { storableText } from '@viit/core/storable-text';

/** One line of a stack trace. */
export interface Frame {
  /** The function's name; empty where there is none. */
  name: string;
  /** A file of a build (`/_builds/…`), or `extension`, `page` for the document itself, or `other`. */
  file: string;
  line: number;
  column: number;
}

/** Frames that are stored. The first ones say where it happened. */
const frameLimit = 20;

/** Lines that are read, and characters of a line. The lines of browsers are shorter. */
const limits = { lines: 100, line: 1000, name: 80 };

/** Reads a stack trace. Origins and queries are left out, and so are lines that name no file. */
export function parseStack(stack: string): Frame[] {
  const frames = stack.split('\n', limits.lines).flatMap((line) => parseLine(line) ?? []);
  return frames.slice(0, frameLimit);
}

/**
 * Chrome: `at name (address:1:2)`. Firefox and Safari: `name@address:1:2`. Anybody can send a trace, so nothing here searches a
 * text twice: one pattern for the whole line would need time by the square of its length.
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

/** The function's name in the text before an address; undefined if no address can follow that text. */
function nameBefore(text: string): string | undefined {
  const call = text.replace(/^at (?:async )?/, '');
  if (call === '' && text !== '') return '';
  return /(?: \(|@)$/.test(call) ? call.replace(/(?: \(|@)$/, '') : undefined;
}

/** The end of the first `@` after which an address begins; 0 if there is none. */
function startAfterAt(call: string, from: number): number {
  for (let at = call.indexOf('@', from); at !== -1; at = call.indexOf('@', at + 1)) {
    if (beginsAddress(call.slice(at + 1))) return at + 1;
  }
  return 0;
}

const beginsAddress = (text: string): boolean => /^(?:\/|[a-z-]+:)/i.test(text);

/** Where an address leads, without what could tell visitors apart: an extension's id, a query. */
export function fileOf(address: string): string {
  if (/^[a-z]+-(?:web-)?extension:|^webkit-masked-url:/i.test(address)) return 'extension';
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)/i.exec(address)?.[1];
  if (path === undefined) return 'other';
  return /^\/_builds\/[a-z0-9-]+\/[0-9a-f]{12}\/[\w./-]+$/.test(path) ? path : 'page';
}

/** The build of a file: the name of its section and the beginning of its identity. */
export function buildOf(file: string): { name: string; identity: string } | undefined {
  const [, name, identity] = /^\/_builds\/([a-z0-9-]+)\/([0-9a-f]{12})\//.exec(file) ?? [];
  return name && identity ? { name, identity } : undefined;
}
