import { z } from 'zod';
import { isSafeAddress } from './address.ts';
import { type PictureValue, parsePictureAddress } from './picture.ts';

const ofThisSite = /^(?:\/(?!\.{1,2}\/)[A-Za-z0-9._-]+){2,20}$/;
const extension = /\.(?:avif|jpe?g|png|svg|webp)$/i;

const isPictureAddress = (src: string): boolean =>
  src.startsWith('/pictures/')
    ? parsePictureAddress(src) !== undefined
    : ofThisSite.test(src)
      ? extension.test(src)
      : src.startsWith('https://') && isSafeAddress(src);

const pixels = z.number().int().min(1).max(10_000);

/** @param alternative text that may be empty. */
export const pictureSchema = (alternative: z.ZodType<string>): z.ZodType<PictureValue> =>
  z
    .strictObject({
      src: z
        .string()
        .max(500)
        .refine(
          isPictureAddress,
          'must be the address of an uploaded picture, of one in the public folder of the section (AVIF, JPEG, PNG, SVG or WebP), or a complete https address',
        ),
      alt: alternative,
      width: pixels,
      height: pixels,
    })
    .refine(({ src, width }) => (parsePictureAddress(src)?.width ?? width) === width, {
      path: ['width'],
      error: 'must be the width of the uploaded picture, which its address ends with',
    });
