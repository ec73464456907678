import { gzipSync } from 'node:zlib';
import { Header } from 'tar';

/** An entry of an archive. */
export interface Entry {
  path: string;
  text?: string;
  type?: 'File' | 'SymbolicLink' | 'Link' | 'Directory' | 'CharacterDevice';
  linkpath?: string;
}

/** An archive of entries that no well-meaning program would write. */
export function archive(...entries: Entry[]): Buffer {
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
