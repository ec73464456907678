/* No zod: browsers load this. */

/** The value of a picture field. */
export interface PictureValue {
  /** Of the section's public folder, of another site, or uploaded. */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Uploaded pictures are reduced to it. */
export const largestPicture = { width: 1920, height: 3840 };

/** Part of the addresses of stored pictures. */
const standardWidths = [320, 640, 960, 1280];
export const modernTypes = ['avif', 'webp'] as const;

/** The address without width and type, and the width. */
const uploaded = /^(\/pictures\/[a-z][a-z0-9-]*\/[0-9a-f]{24})-([1-9]\d{0,3})\.jpg$/;

/** @param folder such as `/pictures/exams/0123456789abcdef01234567`. */
export const pictureAddress = (folder: string, width: number, type: (typeof modernTypes)[number] | 'jpg'): string =>
  `${folder}-${width}.${type}`;

/** @returns undefined for a picture that was not uploaded. */
export function parsePictureAddress(src: string): { folder: string; width: number } | undefined {
  const [, folder, width] = uploaded.exec(src) ?? [];
  return folder ? { folder, width: Number(width) } : undefined;
}

/** @param width of the largest one. */
export const storedWidths = (width: number): number[] => [...standardWidths.filter((one) => one < width), width];

/** For `<source>`, the smallest type first. Empty for a picture that was not uploaded. */
export function pictureSources(src: string): { type: string; srcSet: string }[] {
  const picture = parsePictureAddress(src);
  if (!picture) return [];
  const { folder, width } = picture;
  return modernTypes.map((type) => ({
    type: `image/${type}`,
    srcSet: storedWidths(width)
      .map((one) => `${pictureAddress(folder, one, type)} ${one}w`)
      .join(', '),
  }));
}
