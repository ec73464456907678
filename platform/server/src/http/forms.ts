import type { Blob } from '../registry/blobs.ts';

/** The form of a file that a visitor gets: its bytes and the encoding that they are in. */
export interface Form {
  bytes: Uint8Array;
  encoding: 'br' | 'gzip' | undefined;
}

/** Whether an Accept-Encoding header takes an encoding. */
const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    return (name === encoding || name === '*') && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Chooses the smallest form that the visitor's browser takes. */
export function chooseForm(blob: Blob, acceptEncoding = ''): Form {
  if (blob.brotli && accepts(acceptEncoding, 'br')) return { bytes: blob.brotli, encoding: 'br' };
  if (blob.gzip && accepts(acceptEncoding, 'gzip')) return { bytes: blob.gzip, encoding: 'gzip' };
  return { bytes: blob.bytes, encoding: undefined };
}
