import { createRequire } from 'node:module';
import { type Font, openSync, type PathCommand } from 'fontkit';
import { type Canvas, type Color, fill, type Point } from './canvas.ts';

/** How a text is drawn: its size and its line height in pixels, and its colour. */
interface TextStyle {
  isBold?: boolean;
  size: number;
  lineHeight: number;
  color: Color;
}

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
let opened: Font | undefined;

/** The site's font, in its lightest weight: fontkit reads no other from a compressed file. */
function openFont(): Font {
  opened ??= openSync(file);
  return opened;
}

/** Copies of each letter, side by side, that make it heavier; in shares of the size. */
const copies = { regular: [0], bold: [-0.03, -0.015, 0, 0.015, 0.03] };

/**
 * Draws a text in lines of at most `width` pixels.
 * @param start the top left of the text.
 * @returns the bottom of its last line.
 */
export function drawText(canvas: Canvas, text: string, [x, y]: Point, width: number, style: TextStyle): number {
  const font = openFont();
  const lines = breakLines(font, text, (width / style.size) * font.unitsPerEm);
  for (const [i, line] of lines.entries()) {
    // The baseline is where it is centred in the line: capitals have about 0.7 of the size.
    const baseline = y + i * style.lineHeight + (style.lineHeight + style.size * 0.7) / 2;
    drawLine(canvas, font, line, [x, baseline], style);
  }
  return y + lines.length * style.lineHeight;
}

function breakLines(font: Font, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && font.layout(longer).advanceWidth <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawLine(canvas: Canvas, font: Font, line: string, [x, y]: Point, { isBold, size, color }: TextStyle): void {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let left = x;
  for (const [i, { path }] of glyphs.entries()) {
    const outlines = outlinesOf(path.commands);
    for (const copy of outlines.length > 0 ? copies[isBold ? 'bold' : 'regular'] : []) {
      const start = left + copy * size;
      const inPixels = ([px, py]: Point): Point => [start + px * scale, y - py * scale];
      fill(
        canvas,
        outlines.map((points) => points.map(inPixels)),
        color,
      );
    }
    left += (positions[i]?.xAdvance ?? 0) * scale;
  }
}

/** Straight pieces that a curve is drawn with. */
const pieces = 8;

/** A glyph's outlines as points, with its curves in straight pieces. */
function outlinesOf(commands: readonly PathCommand[]): Point[][] {
  const outlines: Point[][] = [];
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, i): Point => [args[i * 2] ?? 0, args[i * 2 + 1] ?? 0]);
    if (command === 'moveTo') outlines.push(points);
    const outline = outlines.at(-1);
    const from = outline?.at(-1);
    if (command === 'moveTo' || !outline || !from) continue;
    for (let i = 1; points.length > 0 && i <= pieces; i++) outline.push(pointAt([from, ...points], i / pieces));
  }
  return outlines;
}

/** The point of a Bézier curve, or of a line, at `t` from 0 to 1 (de Casteljau). */
function pointAt(points: readonly Point[], t: number): Point {
  const [first, ...rest] = points;
  if (rest.length === 0) return first ?? [0, 0];
  const between = rest.map(([x, y], i): Point => {
    const [fromX, fromY] = points[i] ?? [0, 0];
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return pointAt(between, t);
}
