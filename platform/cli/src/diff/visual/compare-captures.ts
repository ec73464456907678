import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type Capture, widths } from './capture-page.ts';
import { isShiftDifferent, type VisualPage, type WidthComparison } from './visual-comparison.ts';

/** Ignores slightly softer edges. @returns undefined if the pictures look the same. */
export function comparePictures(
  from: Buffer,
  to: Buffer,
): Pick<WidthComparison, 'changedPercent' | 'area'> | undefined {
  if (from.equals(to)) return undefined;
  const [old, now] = [PNG.sync.read(from), PNG.sync.read(to)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  /** Transparent where nothing differs. */
  const difference = new PNG({ width, height }).data;
  const [before, after] = [enlarge(old, width, height), enlarge(now, width, height)];
  const count = pixelmatch(before, after, difference, width, height, { threshold: 0.1, diffMask: true });
  if (count === 0) return undefined;
  const changedPercent = Math.max(0.01, Math.round((count / (width * height)) * 10_000) / 100);
  return { changedPercent, area: areaOf(difference, width) };
}

/** With transparent pixels to the right and below. */
function enlarge(picture: PNG, width: number, height: number): Buffer {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}

/** Bounds of all opaque pixels. */
function areaOf(data: Buffer, width: number): WidthComparison['area'] {
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
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
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
