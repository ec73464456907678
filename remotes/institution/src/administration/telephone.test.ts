import { telephoneParts } from './telephone.ts';

test('a number of exactly ten digits is dialled with +91 in front', () => {
  expect(telephoneParts('1800200101')).toEqual([{ text: '1800200101', href: 'tel:+911800200101' }]);
});

test('a longer number is dialled with a plus sign in front', () => {
  expect(telephoneParts('189120011400')).toEqual([{ text: '189120011400', href: 'tel:+189120011400' }]);
});

test('two numbers separated by a slash are two links', () => {
  expect(telephoneParts('1800200103 / 1800200104').map((part) => part.href)).toEqual([
    'tel:+911800200103',
    'tel:+911800200104',
  ]);
});

test('a part shorter than ten digits is plain text', () => {
  expect(telephoneParts('1800200107/2107')).toEqual([
    { text: '1800200107', href: 'tel:+911800200107' },
    { text: '2107' },
  ]);
  expect(telephoneParts('180020010')).toEqual([{ text: '180020010' }]);
});

test('digits are counted, not the spaces, hyphens and plus signs between them', () => {
  expect(telephoneParts('18002 00-101')).toEqual([{ text: '18002 00-101', href: 'tel:+911800200101' }]);
  expect(telephoneParts('+91 18002 00101')).toEqual([{ text: '+91 18002 00101', href: 'tel:+911800200101' }]);
});

test('nothing comes of empty parts', () => {
  expect(telephoneParts('')).toEqual([]);
  expect(telephoneParts('2117 / ')).toEqual([{ text: '2117' }]);
});
