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

/** Chrome: `at name (address:1:2)`. Firefox and Safari: `name@address:1:2`. */
const pattern =
  /^\s*(?:at (?:async )?(?:(.*?) \()?|(.*?)@)((?:[a-z-]+:)?\/\/?[^\s()]+?|[a-z-]+:[^\s()]*?):(\d+):(\d+)\)?\s*$/i;

/** Reads a stack trace. Origins and queries are left out, and so are lines that name no file. */
export function parseStack(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((text): Frame[] => {
    const [, chromeName, otherName, address, line, column] = pattern.exec(text) ?? [];
    if (!address) return [];
    const name = (chromeName ?? otherName ?? '').slice(0, 80);
    return [{ name, file: fileOf(address), line: Number(line), column: Number(column) }];
  });
  return frames.slice(0, frameLimit);
}

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
