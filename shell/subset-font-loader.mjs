import subsetFont from 'subset-font';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Printable ASCII and the characters of the texts. */
const characters = `${printable}\u00a0©°·×é–—‘’“”•…−↗`;

const subset = (font) =>
  subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 850 } } });

/** Each target of the build imports the same fonts. */
const subsets = new Map();

/**
 * Keeps these characters and weights of a font (R103).
 * @this {{ resourcePath: string, async(): (error: Error | null, bytes?: Buffer) => void }}
 * @param {Buffer} font
 */
export default function subsetFontLoader(font) {
  const done = this.async();
  if (!subsets.has(this.resourcePath)) subsets.set(this.resourcePath, subset(font));
  subsets.get(this.resourcePath).then((bytes) => done(null, bytes), done);
}

export const raw = true;
