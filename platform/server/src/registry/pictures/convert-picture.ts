import fs from 'node:fs/promises';
import path from 'node:path';
import { largestPicture, modernTypes, storedWidths } from '@viit/contract/picture';
import type { Sharp } from 'sharp';
import { type Conversion, mostPixels } from './conversion.ts';

/* Runs in a process with limits (run-conversion.ts). Reads `picture` in its folder, and writes files such as 320.avif. */

/** About equal to the eye. More effort for AVIF saves 6 % of the bytes in 3.5 times the time. */
const qualities = { avif: { quality: 52, chromaSubsampling: '4:2:0', effort: 3 }, webp: { quality: 76 } };

async function convert(folder: string): Promise<Conversion> {
  const sharp = await import('sharp').then(
    (imported) => imported.default,
    () => undefined,
  );
  if (!sharp) return { problem: 'unavailable' };
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((type) => `VipsForeignLoad${type}`) });
  const picture = () => sharp(path.join(folder, 'picture'), { limitInputPixels: mostPixels, sequentialRead: true });

  // Of an animation, all frames count, and the first is converted.
  const { width, height, pages = 1 } = await picture().metadata();
  if (width * height * pages > mostPixels) return { problem: 'pixels' };
  const { data, info } = await picture()
    .autoOrient()
    .resize({ ...largestPicture, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const largest = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const write = (converted: Sharp, name: string) => converted.toFile(path.join(folder, name));
  for (const one of storedWidths(info.width)) {
    for (const type of modernTypes)
      await write(largest().resize({ width: one })[type](qualities[type]), `${one}.${type}`);
  }
  const opaque = largest().flatten({ background: '#fff' });
  await write(opaque.jpeg({ quality: 78, mozjpeg: true }), `${info.width}.jpg`);
  return { width: info.width, height: info.height };
}

async function problemOf(folder: string, { message }: Error): Promise<Conversion> {
  if (/pixel limit/i.test(message)) return { problem: 'pixels' };
  if (/memory|allocat/i.test(message)) return { problem: 'memory' };
  const file = await fs.readFile(path.join(folder, 'picture'));
  // Of HEIC and films, libvips says that they are damaged.
  const isOther = /unsupported image format/i.test(message) || /^ftyp(?!avi[fs])/.test(file.toString('latin1', 4, 12));
  return { problem: isOther ? 'format' : 'damaged' };
}

const [folder = ''] = process.argv.slice(2);
const converted = await convert(folder).catch((error: Error) => problemOf(folder, error));
process.stdout.write(JSON.stringify(converted));
