import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packFiles } from '@viit/core/tar';

/** Packs a folder as the command line does. */
export async function packFolder(folder: string, names: string[] = fs.readdirSync(folder)): Promise<Buffer> {
  const filesOf = (name: string): string[] =>
    fs.statSync(path.join(folder, name)).isFile()
      ? [name]
      : fs.readdirSync(path.join(folder, name)).flatMap((one) => filesOf(`${name}/${one}`));
  return gzipSync(await packFiles(folder, names.flatMap(filesOf)));
}

/** The types' digits in a header. */
const types = { File: '0', Link: '1', SymbolicLink: '2', CharacterDevice: '3', Directory: '5', ExtendedHeader: 'x' };

interface ArchiveEntry {
  path: string;
  text?: string;
  type?: keyof typeof types;
  linkpath?: string;
}

/** Makes an archive of any entries, including ones that no ordinary program writes. */
export function makeArchive(...entries: ArchiveEntry[]): Buffer {
  const blocks = entries.flatMap(({ path: name, text = '', type = 'File', linkpath = '' }) => {
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
    body.write(text);
    return [headerOf(name, Buffer.byteLength(text), types[type], linkpath), body];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

/** Of POSIX's ustar format. */
function headerOf(name: string, size: number, type: string, linkpath: string): Buffer {
  const header = Buffer.alloc(512);
  const cut = Buffer.byteLength(name) > 100 ? name.lastIndexOf('/', 150) : -1;
  header.write(name.slice(cut + 1), 0, 100);
  header.write('0000644\x000000\x000000\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0${' '.repeat(8)}${type}`, 124);
  header.write(linkpath, 157, 100);
  header.write('ustar\x0000', 257);
  if (cut > 0) header.write(name.slice(0, cut), 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
