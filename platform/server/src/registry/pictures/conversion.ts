import { formatKilobytes } from '@viit/contract/file-size';
import { largestPicture } from '@viit/contract/picture';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';

export const mostPixels = 50_000_000;

/** `memoryMb` is enough for an AVIF file with that many pixels. */
export const conversionLimits = { bytes: 60_000_000, memoryMb: 1200, ms: 90_000 };

const problem = z.enum(['unavailable', 'format', 'pixels', 'damaged', 'memory']);

/** Printed by the conversion process. */
export const conversionSchema = z.union([
  z.object({
    width: z.int().min(1).max(largestPicture.width),
    height: z.int().min(1).max(largestPicture.height),
  }),
  z.object({ problem }),
]);
export type Conversion = z.infer<typeof conversionSchema>;

const megapixels = mostPixels / 1_000_000;

export function pictureRefusal(what: z.infer<typeof problem> | 'time' | 'bytes', limits = conversionLimits): Refusal {
  switch (what) {
    case 'unavailable':
      return new Refusal('pictures-unavailable');
    case 'format':
      return new Refusal(
        'picture-invalid',
        'The file is not a picture in one of the formats JPEG, PNG, WebP, AVIF and GIF. Its content decides, not its name. Save a photo of a phone (HEIC) as JPEG, and a drawing (SVG) as PNG.',
      );
    case 'damaged':
      return new Refusal(
        'picture-invalid',
        'The picture is damaged or incomplete. Open it in an editor of pictures, save it again as JPEG or PNG, and upload that file.',
      );
    case 'pixels':
      return new Refusal(
        'picture-too-large',
        `The picture has more than ${megapixels} megapixels; of an animation, all frames count. Make it smaller: pages show at most ${largestPicture.width} × ${largestPicture.height} pixels.`,
      );
    case 'bytes':
      return new Refusal(
        'picture-too-large',
        `A picture may have ${formatKilobytes(limits.bytes)}; this file is larger. Save it as JPEG, or make it smaller.`,
      );
    case 'memory':
    case 'time':
      return new Refusal(
        'picture-too-complex',
        `The picture cannot be converted ${what === 'time' ? `within ${limits.ms / 1000} s` : `with ${limits.memoryMb} MB of memory`}. Save it as an ordinary JPEG, or make it smaller.`,
      );
  }
}
