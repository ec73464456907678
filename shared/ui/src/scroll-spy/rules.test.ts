import { containsMiddle, lastStarted, topmostVisible } from './rules.ts';

const atStart = { height: 900, scrolled: false, atPageEnd: false };
const scrolled = { height: 900, scrolled: true, atPageEnd: false };
const atEnd = { height: 900, scrolled: true, atPageEnd: true };
const block = (id: string, top: number, bottom: number) => ({ id, top, bottom });

test('containsMiddle selects the block under the middle line, and none where there is a gap', () => {
  const blocks = (shift: number) => [block('a', 0 - shift, 600 - shift), block('b', 700 - shift, 1200 - shift)];
  expect(containsMiddle(blocks(0), atStart, undefined)).toBe('a');
  expect(containsMiddle(blocks(200), scrolled, 'a')).toBeUndefined();
  expect(containsMiddle(blocks(260), scrolled, undefined)).toBe('b');
});

test('containsMiddle selects the later of two blocks that meet in the middle', () => {
  expect(containsMiddle([block('a', 0, 450), block('b', 450, 900)], atStart, undefined)).toBe('b');
  expect(containsMiddle([block('a', 0, 450), block('b', 451, 900)], atStart, undefined)).toBe('a');
});

test('lastStarted selects the last block that starts above the lower two thirds, else the first', () => {
  const blocks = (top: number) => [block('a', top, top + 400), block('b', top + 400, top + 800)];
  expect(lastStarted(blocks(500), atStart, undefined)).toBe('a');
  expect(lastStarted(blocks(-99), scrolled, undefined)).toBe('a');
  expect(lastStarted(blocks(-100), scrolled, undefined)).toBe('b');
});

test('lastStarted selects the last block at the end of the page', () => {
  const blocks = [block('a', -100, 400), block('b', 400, 800), block('c', 800, 900)];
  expect(lastStarted(blocks, scrolled, undefined)).toBe('a');
  expect(lastStarted(blocks, atEnd, undefined)).toBe('c');
});

test('topmostVisible skips a block of which 30 % or less is visible', () => {
  expect(topmostVisible([block('a', -70, 30), block('b', 30, 1200)], scrolled, undefined)).toBe('b');
  expect(topmostVisible([block('a', -69, 31), block('b', 31, 1200)], scrolled, undefined)).toBe('a');
});

test('topmostVisible selects a tall block as soon as it fills more than half of the window', () => {
  expect(topmostVisible([block('a', -4000, 450), block('b', 450, 5000)], scrolled, 'before')).toBe('before');
  expect(topmostVisible([block('a', -4000, 449), block('b', 449, 5000)], scrolled, 'before')).toBe('b');
});

test('topmostVisible selects the last block once all of it is visible on a scrolled page', () => {
  const blocks = [block('a', 0, 400), block('b', 400, 500), block('c', 500, 900)];
  expect(topmostVisible(blocks, atStart, undefined)).toBe('a');
  expect(topmostVisible(blocks, scrolled, undefined)).toBe('c');
  expect(topmostVisible([block('a', 0, 400), block('b', 400, 901)], scrolled, undefined)).toBe('a');
});

test('without blocks no rule selects one', () => {
  for (const rule of [containsMiddle, lastStarted, topmostVisible]) {
    expect(rule([], atStart, undefined)).toBeUndefined();
  }
});
