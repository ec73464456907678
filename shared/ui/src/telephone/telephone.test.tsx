import { render, screen } from '@testing-library/react';
import { Telephone, telephoneNumbers } from '@viit/ui/telephone';

test('a number of exactly ten digits is linked with +91 in front', () => {
  expect(telephoneNumbers('1800200101')).toEqual([{ text: '1800200101', href: 'tel:+911800200101' }]);
});

test('a longer number is linked with a plus sign in front', () => {
  expect(telephoneNumbers('189120011400')).toEqual([{ text: '189120011400', href: 'tel:+189120011400' }]);
});

test('a toll-free number of India is dialled without a country code', () => {
  expect(telephoneNumbers('1800 180 5522')).toEqual([{ text: '1800 180 5522', href: 'tel:18001805522' }]);
  expect(telephoneNumbers('+1800 180 5522')[0]?.href).toBe('tel:+18001805522');
});

test('two numbers separated by a slash are two links', () => {
  expect(telephoneNumbers('1800200103 / 1800200104').map((number) => number.href)).toEqual([
    'tel:+911800200103',
    'tel:+911800200104',
  ]);
});

test('a number shorter than ten digits is plain text', () => {
  expect(telephoneNumbers('1800200107/2107')).toEqual([
    { text: '1800200107', href: 'tel:+911800200107' },
    { text: '2107' },
  ]);
  expect(telephoneNumbers('180020010')).toEqual([{ text: '180020010' }]);
});

test('digits are counted, not the spaces, hyphens and plus signs between them', () => {
  expect(telephoneNumbers('18002 00-101')).toEqual([{ text: '18002 00-101', href: 'tel:+911800200101' }]);
  expect(telephoneNumbers('+91 18002 00101')).toEqual([{ text: '+91 18002 00101', href: 'tel:+911800200101' }]);
});

test('empty texts give no number', () => {
  expect(telephoneNumbers('')).toEqual([]);
  expect(telephoneNumbers('2117 / ')).toEqual([{ text: '2117' }]);
});

test('numbers are links that dial, and an extension is text', () => {
  render(<Telephone numbers="1800200107 / 2107" />);
  expect(screen.getByRole('link', { name: '1800200107' })).toHaveAttribute('href', 'tel:+911800200107');
  expect(screen.getByText('2107')).not.toHaveAttribute('href');
});
