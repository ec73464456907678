import type { Blob } from '../registry/builds/blobs.ts';

/** The form of a file that a visitor gets: its bytes and the encoding that they are in. */
export interface EncodingVariant {
  bytes: Uint8Array;
  encoding: 'br' | 'gzip' | undefined;
}

/** Whether an Accept-Encoding header takes an encoding. */
const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    return (name === encoding || name === '*') && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

interface Taken {
  br: boolean;
  gzip: boolean;
}

/** Browsers send a handful of headers: what each takes is read once. Whoever sends many does not fill the memory. */
const read = new Map<string, Taken>();
const remembered = 200;

function takenBy(header: string): Taken {
  const known = read.get(header);
  if (known) return known;
  const taken = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip') };
  if (read.size < remembered) read.set(header, taken);
  return taken;
}

/** Chooses the smallest form that the visitor's browser takes. */
export function chooseEncoding(blob: Blob, acceptEncoding = ''): EncodingVariant {
  const taken = takenBy(acceptEncoding);
  if (blob.brotli && taken.br) return { bytes: blob.brotli, encoding: 'br' };
  if (blob.gzip && taken.gzip) return { bytes: blob.gzip, encoding: 'gzip' };
  return { bytes: blob.bytes, encoding: undefined };
}
