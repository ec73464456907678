import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** With a gradient, so that losses of quality show. */
export const samplePicture = (width: number, height: number) => {
  const bytes = Buffer.alloc(width * height * 3);
  for (let at = 0; at < bytes.length; at++) bytes[at] = ((at % (width * 3)) * 255) / (width * 3);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
};

/** As a phone stores it: lying on its side, with the place where it was taken. */
export const samplePhoto = (width: number, height: number): Promise<Buffer> =>
  samplePicture(width, height)
    .withExif({
      IFD0: { Make: 'Camera of a visitor', Copyright: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 41/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '83/1 13/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.concat([Buffer.from(type), data]);
  const crc = bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, bytes, check]);
}

/** @param pixels in the data, which may be others than the header says. @param extra chunks before the data. */
export function samplePng(width: number, height: number, pixels: Uint8Array, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, grey.
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', header), ...extra, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.of())],
  ]);
}

/** A profile of so many zeros. */
export const profileBomb = (bytes: number): Buffer =>
  chunk('iCCP', Buffer.concat([Buffer.from('bomb\0\0'), deflateSync(Buffer.alloc(bytes))]));

/** Frames without data: what they would unpack to is in their headers. */
export function sampleGif(size: number, frames: number): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from('2c0000000000000000000202440100', 'hex');
  for (const [bytes, at] of [[header, 6] as const, [frame, 5] as const]) {
    bytes.writeUInt16LE(size, at);
    bytes.writeUInt16LE(size, at + 2);
  }
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.of(0x3b)]);
}
