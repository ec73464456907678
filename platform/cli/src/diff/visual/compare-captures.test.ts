import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { type Capture, widths } from './capture-page.ts';
import { compareCaptures, comparePictures } from './compare-captures.ts';

/** A white picture with a dark rectangle. */
function picture(box: { x: number; y: number; width: number; height: number }, height = 100): Buffer {
  const png = new PNG({ width: 100, height });
  png.data.fill(255);
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) png.data.fill(30, (y * 100 + x) * 4, (y * 100 + x) * 4 + 3);
  }
  return PNG.sync.write(png);
}

const capture = (box = { x: 10, y: 10, width: 20, height: 10 }, more: Partial<Capture> = {}): Capture => ({
  pictures: new Map(widths.map((width) => [width, picture(box)])),
  ...{ axe: [], console: [], layoutShift: 0, isComplete: true },
  ...more,
});

test('pictures that are the same have no difference', () => {
  const box = { x: 10, y: 10, width: 20, height: 10 };
  assert.equal(comparePictures(picture(box), picture(box)), undefined);
});

test('a shift by 2 px is found where it is', () => {
  const found = comparePictures(
    picture({ x: 10, y: 10, width: 20, height: 10 }),
    picture({ x: 10, y: 12, width: 20, height: 10 }),
  );
  assert.deepEqual(found?.area, { x: 10, y: 10, width: 20, height: 12 });
  assert.equal(found?.changedPercent, 0.8);
});

test('a page that grew differs below its previous end', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const found = comparePictures(picture(box, 100), picture(box, 120));
  assert.deepEqual(found?.area, { x: 0, y: 100, width: 100, height: 20 });
});

test('a page that looks and behaves the same is not reported', () => {
  const pair = { path: '/exams', section: 'exams', from: capture(), to: capture() };
  assert.equal(
    compareCaptures(pair, () => ''),
    undefined,
  );
});

test('new findings of axe and new messages are reported, and those that are gone', () => {
  const from = capture(undefined, { axe: ['image-alt: img'], console: [] });
  const to = capture(undefined, { axe: ['label: input'], console: ['404 /missing.png'] });
  const page = compareCaptures({ path: '/exams', section: 'exams', from, to }, () => '');
  assert.deepEqual(page?.axe, { added: ['label: input'], removed: ['image-alt: img'] });
  assert.deepEqual(page?.console, { added: ['404 /missing.png'], removed: [] });
});

test('a page that differs stores its pictures of both sides', () => {
  const names: string[] = [];
  const store = (name: string) => {
    names.push(name);
    return name;
  };
  const to = capture({ x: 50, y: 50, width: 20, height: 10 });
  const page = compareCaptures({ path: '/exams', section: 'exams', from: capture(), to }, store);
  assert.equal(page?.widths.length, widths.length);
  assert.deepEqual(names.slice(0, 2), ['_exams-360-from.png', '_exams-360-to.png']);
  assert.equal(names.length, 2 * widths.length);
});
