import { formatFileSize, formatKilobytes } from './file-size.ts';

test.each([
  [0, '1 KB'],
  [2048, '2 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_440_000, '1.4 MB'],
  [12_000_000, '12 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('kilobytes have one decimal digit, or the given number of digits', () => {
  expect([formatKilobytes(12_000), formatKilobytes(1_999_500, 0)]).toEqual(['12.0 KB', '2000 KB']);
});
