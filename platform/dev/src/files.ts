import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { mediaType } from '@viit/core/media-type';
import { developmentBase, type WatchedBuild } from './watch/watch-build.ts';

/** A client file below `/_dev/<name>/`, or a public file. @param folders the source folder of each build. */
export function findFile(
  address: string,
  builds: readonly WatchedBuild[],
  folders: ReadonlyMap<string, string>,
): string | undefined {
  for (const { name, out } of builds) {
    const base = developmentBase(name);
    const file = address.startsWith(base)
      ? fileBelow(path.join(out, 'client'), address.slice(base.length))
      : // The source folder first: it has files that were added after the public files were copied.
        (fileBelow(path.join(folders.get(name) ?? out, 'public'), address) ??
        fileBelow(path.join(out, 'public'), address));
    if (file) return file;
  }
  return undefined;
}

function fileBelow(folder: string, address: string): string | undefined {
  const file = path.join(folder, address);
  if (!file.startsWith(folder + path.sep)) return undefined;
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

export function sendFile(file: string, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': mediaType(file),
    'content-length': fs.statSync(file).size,
    'cache-control': 'no-store',
  });
  fs.createReadStream(file).pipe(response);
}
