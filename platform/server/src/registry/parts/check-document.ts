import { budgets } from '@viit/contract';
import { formatKilobytes } from '@viit/contract/file-size';
import { Refusal } from '@viit/core/refusal';

/** The file's content must match the address's extension. */
interface DocumentType {
  extension: RegExp;
  name: string;
  /** In bytes; also the limit for builds. */
  limit: number;
  /** Undefined for a complete file of this type. */
  problem(bytes: Buffer): string | undefined;
}

const types: readonly DocumentType[] = [
  { extension: /\.pdf$/, name: 'PDF', limit: budgets.file, problem: pdfProblem },
  { extension: /\.jpe?g$/, name: 'JPEG image', limit: budgets.picture, problem: jpegProblem },
];

/** In bytes. */
export const largestDocument = Math.max(...types.map(({ limit }) => limit));

/** @throws Refusal if documents cannot be of this type. */
export function documentExtension(bytes: Buffer): 'pdf' | 'jpg' {
  if (bytes.toString('latin1', 0, 4) === '%PDF') return 'pdf';
  if (bytes.length > 1 && bytes.readUInt16BE(0) === 0xffd8) return 'jpg';
  throw new Refusal(
    'document-invalid',
    'The file is neither a PDF nor a JPEG image, and no other documents can be uploaded.',
  );
}

/** Visitors get the file with the type of its address. */
export function checkDocument(address: string, bytes: Buffer): void {
  const type = types.find(({ extension }) => extension.test(address));
  if (!type) {
    throw new Refusal(
      'document-invalid',
      `${address} is neither a PDF nor a JPEG image, and no other documents can be uploaded. Put the file into the section's public folder and publish the section.`,
    );
  }
  const problem = type.problem(bytes);
  if (problem) {
    throw new Refusal(
      'document-invalid',
      `The file is not a ${type.name} that visitors can open, as ${address} needs: ${problem}. Upload a complete ${type.name}.`,
    );
  }
  if (bytes.length > type.limit) throw tooLarge(address, type, formatKilobytes(bytes.length));
}

export const documentTooLarge = (address: string): Refusal =>
  tooLarge(address, types.find(({ extension }) => extension.test(address)) ?? types[0], 'larger than that');

function tooLarge(address: string, type: DocumentType | undefined, size: string): Refusal {
  const limit = formatKilobytes(type?.limit ?? largestDocument);
  return new Refusal(
    'document-too-large',
    `A ${type?.name ?? 'document'} may have ${limit}; the file for ${address} is ${size}. Scan it with fewer dots per inch, or compress it.`,
  );
}

/** Header and trailer (ISO 32000-1, 7.5). */
function pdfProblem(bytes: Buffer): string | undefined {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'its PDF header is invalid';
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024));
  return /startxref\s+\d+\s+%%EOF/.test(end) ? undefined : 'its end is missing';
}

/** Start, frame with a size, and end (ITU T.81, annex B). */
function jpegProblem(bytes: Buffer): string | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return 'its JPEG header is invalid';
  if (!hasFrame(bytes)) return 'it has no picture in it';
  return bytes.subarray(-64).includes(Buffer.of(0xff, 0xd9)) ? undefined : 'its end is missing';
}

function hasFrame(bytes: Buffer): boolean {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) > 0 && bytes.readUInt16BE(at + 7) > 0;
  }
  return false;
}

export const documentUnknown = (address: string): Refusal =>
  new Refusal(
    'document-unknown',
    `There is no document at ${address}. List the documents with: viit content documents`,
  );
