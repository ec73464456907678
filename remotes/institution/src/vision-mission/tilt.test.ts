import { tiltTowards } from './tilt.ts';

const box = { left: 100, top: 200, width: 400, height: 300 };

test('a card does not tilt under a pointer in its middle', () => {
  expect(tiltTowards({ x: 300, y: 350 }, box)).toEqual({ x: 0, y: 0 });
});

test('a card tilts towards the corner where the pointer is', () => {
  expect(tiltTowards({ x: 500, y: 200 }, box)).toEqual({ x: 7, y: 7 });
  expect(tiltTowards({ x: 100, y: 500 }, box)).toEqual({ x: -7, y: -7 });
});

test('a card tilts no further than at its edge', () => {
  expect(tiltTowards({ x: 9000, y: 350 }, box)).toEqual({ x: 0, y: 7 });
});

test('a card without a size does not tilt', () => {
  expect(tiltTowards({ x: 5, y: 5 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 0, y: 0 });
});
