import subsetFont from 'subset-font';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Printable ASCII, and what else the site's texts contain. Any other character is shown in the system's font. */
const characters = `${printable}\u00a0©°·×é–—‘’“”•…−↗`;

const subset = (font) =>
  subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 850 } } });

/** By file: each target of the shell's build imports the same fonts. */
const subsets = new Map();

/**
 * A loader that keeps only these characters and weights of a font (R103): 33 KB instead of 55 KB for both.
 * @this {{ resourcePath: string, async(): (error: Error | null, bytes?: Buffer) => void }}
 * @param {Buffer} font
 */
export default function subsetFontLoader(font) {
  const done = this.async();
  if (!subsets.has(this.resourcePath)) subsets.set(this.resourcePath, subset(font));
  subsets.get(this.resourcePath).then((bytes) => done(null, bytes), done);
}

/** A font is not text. */
export const raw = true;
