import pixelmatch from 'pixelmatch';
import { type Capture, widths } from './capture-page.ts';
import { type Picture, readPicture } from './read-picture.ts';
import { isShiftDifferent, type VisualPage, type WidthComparison } from './visual-comparison.ts';

/** Ignores slightly softer edges. @returns undefined if the pictures look the same. */
export function comparePictures(
  from: Buffer,
  to: Buffer,
): Pick<WidthComparison, 'changedPercent' | 'area'> | undefined {
  if (from.equals(to)) return undefined;
  const [old, now] = [readPicture(from), readPicture(to)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const [before, after] = [enlarge(old, width, height), enlarge(now, width, height)];
  const { top, bottom } = differentRows(before, after, width * 4);
  if (top >= bottom) return undefined;
  const rows = (data: Buffer) => data.subarray(top * width * 4, bottom * width * 4);
  const [previousRows, newRows] = [rows(before), rows(after)];
  /** Transparent where nothing differs. */
  const difference = Buffer.alloc(previousRows.length);
  const count = pixelmatch(previousRows, newRows, difference, width, bottom - top, {
    ...{ threshold: 0.1, diffMask: true },
    includeAA: differentShare(previousRows, newRows) > largeShare,
  });
  if (count === 0) return undefined;
  const changedPercent = Math.max(0.01, Math.round((count / (width * height)) * 10_000) / 100);
  return { changedPercent, area: areaOf(difference, width, top) };
}

/** Pixels that pixelmatch reads to recognise a soft edge. */
const neighbours = 2;

/** Comparing bytes is a hundred times faster than comparing colours. */
function differentRows(before: Buffer, after: Buffer, rowBytes: number): { top: number; bottom: number } {
  const isSame = (row: number) => {
    const [start, end] = [row * rowBytes, (row + 1) * rowBytes];
    return before.compare(after, start, end, start, end) === 0;
  };
  let [top, bottom] = [0, before.length / rowBytes];
  while (top < bottom && isSame(top)) top++;
  while (bottom > top && isSame(bottom - 1)) bottom--;
  if (top === bottom) return { top, bottom };
  return { top: Math.max(0, top - neighbours), bottom: Math.min(before.length / rowBytes, bottom + neighbours) };
}

/** If a larger share differs, soft edges do not matter, and finding them is slow. */
const largeShare = 0.05;

function differentShare(before: Buffer, after: Buffer): number {
  let count = 0;
  for (let i = 0; i < before.length; i += 4) {
    if (before[i] !== after[i] || before[i + 1] !== after[i + 1] || before[i + 2] !== after[i + 2]) count++;
  }
  return (count * 4) / before.length;
}

/** With transparent pixels to the right and below. */
function enlarge(picture: Picture, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const larger = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y++) {
    picture.data.copy(larger, y * width * 4, y * picture.width * 4, (y + 1) * picture.width * 4);
  }
  return larger;
}

/** Bounds of all opaque pixels. @param firstRow the page's row of the first pixel. */
function areaOf(data: Buffer, width: number, firstRow: number): WidthComparison['area'] {
  const rows = data.length / width / 4;
  let [left, top, right, bottom] = [width, rows, -1, -1];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: firstRow + top, width: right - left + 1, height: bottom - top + 1 };
}

/** A side is missing if the page does not exist there. */
export interface CapturedPair {
  path: string;
  section: string;
  from: Capture | undefined;
  to: Capture | undefined;
}

/** @returns its name in the folder of the comparison. */
export type StorePicture = (name: string, png: Buffer) => string;

/** @returns undefined if nothing differs. */
export function compareCaptures(
  { path, section, from, to }: CapturedPair,
  store: StorePicture | undefined,
): VisualPage | undefined {
  const page: VisualPage = {
    ...{ path, section },
    widths: widths.map((width) => compareWidth(path, width, from?.pictures.get(width), to?.pictures.get(width), store)),
    axe: differences(from?.axe, to?.axe),
    console: differences(from?.console, to?.console),
    layoutShift: { from: from?.layoutShift ?? 0, to: to?.layoutShift ?? 0 },
  };
  const isSame =
    page.widths.every(({ changedPercent }) => changedPercent === 0) &&
    [page.axe, page.console].every(({ added, removed }) => added.length + removed.length === 0) &&
    !isShiftDifferent(page);
  return isSame ? undefined : page;
}

function compareWidth(
  path: string,
  width: number,
  from: Buffer | undefined,
  to: Buffer | undefined,
  store: StorePicture | undefined,
): WidthComparison {
  const found = from && to && comparePictures(from, to);
  const isOneSided = (from === undefined) !== (to === undefined);
  const name = (side: string) => `${path.replaceAll('/', '_')}-${width}-${side}.png`;
  const stored = (side: string, png: Buffer | undefined) =>
    png && (found || isOneSided) ? store?.(name(side), png) : undefined;
  return {
    width,
    changedPercent: found?.changedPercent ?? (isOneSided ? 100 : 0),
    area: found?.area,
    pictures: { from: stored('from', from), to: stored('to', to) },
  };
}

function differences(from: readonly string[] = [], to: readonly string[] = []) {
  return { added: to.filter((one) => !from.includes(one)), removed: from.filter((one) => !to.includes(one)) };
}
