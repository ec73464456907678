import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { readPicture } from './read-picture.ts';

/** A picture without equal rows in succession. */
function picture(): PNG {
  const png = new PNG({ width: 31, height: 17 });
  for (let i = 0; i < png.data.length; i++) png.data[i] = i % 4 === 3 ? 255 - (i % 3) : (i * i) % 251;
  return png;
}

test('a picture as Chromium writes it quickly is read as pngjs reads it', () => {
  const png = PNG.sync.write(picture(), { filterType: 2, colorType: 2 });
  const { width, height, data } = readPicture(png);
  assert.deepEqual([width, height], [31, 17]);
  assert.ok(data.equals(PNG.sync.read(png).data));
});

for (const [name, options] of [
  ['another filter', { filterType: 4, colorType: 2 }],
  ['opacity', { filterType: 2, colorType: 6 }],
  ['shades of grey', { colorType: 0 }],
] as const) {
  test(`a picture with ${name} is read too`, () => {
    const png = PNG.sync.write(picture(), options);
    assert.ok(readPicture(png).data.equals(PNG.sync.read(png).data));
  });
}
