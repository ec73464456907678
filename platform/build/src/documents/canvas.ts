/** A point in pixels, from the top left. */
export type Point = readonly [x: number, y: number];
/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** A picture that shapes are filled in: enough for text on paper, and the same bytes on every machine. */
export interface Canvas {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  data: Uint8Array;
}

/** Lines of a pixel row at which a shape is sampled; more make its edges smoother. */
const samples = 4;

/** Creates a white canvas. */
export const createCanvas = (width: number, height: number): Canvas => ({
  ...{ width, height },
  data: new Uint8Array(width * height * 4).fill(255),
});

/** Fills a shape: closed outlines, where an outline inside another with the opposite direction is a hole. */
export function fill(canvas: Canvas, outlines: readonly (readonly Point[])[], color: Color): void {
  const edges = outlines.flatMap((points) =>
    points.map((from, i) => [from, points[(i + 1) % points.length] ?? from] as const),
  );
  const points = outlines.flat();
  const [left, right] = extent(
    points.map(([x]) => x),
    canvas.width,
  );
  const [top, bottom] = extent(
    points.map(([, y]) => y),
    canvas.height,
  );
  for (let row = top; row < bottom; row++) {
    const coverage = new Float32Array(right);
    const near = edges.filter(([[, from], [, to]]) => Math.min(from, to) < row + 1 && Math.max(from, to) > row);
    for (let sample = 0; sample < samples; sample++) addSpans(coverage, near, row + (sample + 0.5) / samples);
    for (let x = left; x < right; x++) blend(canvas.data, (row * canvas.width + x) * 4, color, coverage[x] ?? 0);
  }
}

/** The pixels that values are in, from 0 to `limit`. */
const extent = (values: readonly number[], limit: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(...values))),
  Math.min(limit, Math.ceil(Math.max(...values))),
];

/** Adds how much of each pixel is inside the shape along a horizontal line. */
function addSpans(coverage: Float32Array, edges: readonly (readonly [Point, Point])[], y: number): void {
  const crossings = edges
    .filter(([[, from], [, to]]) => from <= y !== to <= y)
    .map(([[x0, y0], [x1, y1]]) => ({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y0 < y1 ? 1 : -1 }))
    .sort((a, b) => a.x - b.x);
  let turns = 0;
  for (const [i, { x, turn }] of crossings.entries()) {
    turns += turn;
    const end = crossings[i + 1]?.x;
    if (turns === 0 || end === undefined) continue;
    for (let pixel = Math.floor(x); pixel < end; pixel++) {
      const share = Math.min(end, pixel + 1) - Math.max(x, pixel);
      if (pixel >= 0 && pixel < coverage.length) coverage[pixel] = (coverage[pixel] ?? 0) + share / samples;
    }
  }
}

function blend(data: Uint8Array, at: number, color: Color, coverage: number): void {
  if (coverage === 0) return;
  for (const [i, value] of color.entries()) {
    const below = data[at + i] ?? 0;
    data[at + i] = Math.round(below + (value - below) * Math.min(1, coverage));
  }
}
