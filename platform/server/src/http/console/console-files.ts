import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface ConsoleFile {
  type: string;
  text: string;
  etag: string;
  /** Compressed when it is first needed. */
  brotli: () => Promise<Buffer>;
}

const folder = path.resolve(import.meta.dirname, '../../../../console/dist');

function fileOf(type: string, text: string): ConsoleFile {
  let compressed: Promise<Buffer> | undefined;
  // The best compression of the PDF library takes 5 s, while somebody waits for it.
  const params = { [constants.BROTLI_PARAM_QUALITY]: text.length > 500_000 ? 9 : 11 };
  return {
    type: `${type}; charset=utf-8`,
    text,
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`,
    brotli: () => (compressed ??= promisify(brotliCompress)(text, { params })),
  };
}

const page = fs.readFileSync(new URL('console-page.html', import.meta.url), 'utf8');

/** Scripts and styles by address. */
export function readConsoleFiles(from = folder): Map<string, ConsoleFile> {
  const names = fs
    .readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name));
  return consoleFiles(Object.fromEntries(names.map((name) => [name, fs.readFileSync(path.join(from, name), 'utf8')])));
}

/** @param texts by file name. */
export const consoleFiles = (texts: Readonly<Record<string, string>>): Map<string, ConsoleFile> =>
  new Map([
    ['/', fileOf('text/html', page)],
    ...Object.entries(texts).map(
      ([name, text]) =>
        [
          `/${name.replaceAll('\\', '/')}`,
          fileOf(name.endsWith('.css') ? 'text/css' : 'text/javascript', text),
        ] as const,
    ),
  ]);
