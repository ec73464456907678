import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { create, Header } from 'tar';

/** Packs a folder as the command line does. */
export async function packFolder(folder: string, names: string[] = fs.readdirSync(folder)): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of create({ gzip: true, cwd: folder, portable: true }, names)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

interface ArchiveEntry {
  path: string;
  text?: string;
  type?: 'File' | 'SymbolicLink' | 'Link' | 'Directory' | 'CharacterDevice' | 'ExtendedHeader';
  linkpath?: string;
}

/** Makes an archive of any entries, including ones that no ordinary program writes. */
export function makeArchive(...entries: ArchiveEntry[]): Buffer {
  const blocks = entries.flatMap(({ path: name, text = '', type = 'File', linkpath }) => {
    const header = new Header({
      path: name,
      size: text.length,
      type,
      mode: 0o644,
      mtime: new Date(0),
      ...(linkpath && { linkpath }),
    });
    header.encode();
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    body.write(text);
    return [header.block ?? Buffer.alloc(512), body];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
