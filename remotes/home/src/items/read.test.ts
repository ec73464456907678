import { address, count, image, list, object, text } from './read.ts';

const laboratory = object({ name: text }, { image, seats: count });

/** What a reader returns, and the places that it reports. */
function read<T>(reader: (value: unknown, leaveOut: (place: string) => void) => T, value: unknown) {
  const places: string[] = [];
  return [reader(value, (place) => places.push(place)), places];
}

test('text is what a visitor can read; a number is text too', () => {
  expect([' Regatta ', 2026, '', '  ', 'NaN', null, true, {}].map((value) => read(text, value)[0])).toEqual([
    'Regatta',
    '2026',
    ...Array(6).fill(undefined),
  ]);
});

test('a count is a number from 0, also as digits', () => {
  expect([0, 12, '12', -1, '', 'many', null, true].map((value) => read(count, value)[0])).toEqual([
    0,
    12,
    12,
    ...Array(5).fill(undefined),
  ]);
});

test('an address leads to this site or to an http(s) address', () => {
  expect(
    [' /exams ', 'https://viit.example', '/\\evil.example', 'exams', 7].map((value) => read(address, value)[0]),
  ).toEqual(['/exams', 'https://viit.example', undefined, undefined, undefined]);
});

test('an image is an address, plain or in an object', () => {
  expect(
    ['/a.svg', { url: '/a.svg' }, { url: 'javascript:1' }, {}, null].map((value) => read(image, value)[0]),
  ).toEqual([{ url: '/a.svg' }, { url: '/a.svg' }, undefined, undefined, undefined]);
});

test('an object without what it needs is left out; one without the rest stays', () => {
  expect(read(laboratory, { name: 'Hydraulics', seats: 'many', colour: 'red' })).toEqual([
    { name: 'Hydraulics' },
    ['.seats'],
  ]);
  expect(read(laboratory, { seats: 30 })).toEqual([undefined, []]);
  for (const value of [null, [], 'Hydraulics', 7]) expect(read(laboratory, value)[0]).toBeUndefined();
});

test('an object without any usable field is no data', () => {
  expect(read(object({}, { email: text, phone: text }), { email: '' })[0]).toBeUndefined();
});

test('in a list, bad items are left out and reported by place; missing fields are not reported', () => {
  expect(read(list(laboratory), [{ name: 'Hydraulics', image: null }, null, { name: 'Soil', image: {} }])).toEqual([
    [{ name: 'Hydraulics' }, { name: 'Soil' }],
    ['[1]', '[2].image'],
  ]);
});

test('an empty list is data, a list of unusable items is not', () => {
  expect(read(list(text), [])[0]).toEqual([]);
  expect(read(list(text), [null, ''])[0]).toBeUndefined();
  expect(read(list(text), 'text')[0]).toBeUndefined();
});
