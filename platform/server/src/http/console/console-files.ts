import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface ConsoleFile {
  type: string;
  text: string;
  etag: string;
}

const folder = path.resolve(import.meta.dirname, '../../../../console/dist');

const fileOf = (type: string, text: string): ConsoleFile => ({
  type: `${type}; charset=utf-8`,
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`,
});

const page = fs.readFileSync(new URL('console-page.html', import.meta.url), 'utf8');

export function readConsoleFiles(): Map<string, ConsoleFile> {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  return consoleFiles({ script: read('console.js'), styles: read('console.css') });
}

export const consoleFiles = ({ script, styles }: { script: string; styles: string }): Map<string, ConsoleFile> =>
  new Map([
    ['/', fileOf('text/html', page)],
    ['/console.js', fileOf('text/javascript', script)],
    ['/console.css', fileOf('text/css', styles)],
  ]);
