import { decodeText, fragmentId } from './decode.ts';

test('a fragment names an id, with or without escapes', () => {
  expect(['#news', '#caf%C3%A9', 'news', '#', ''].map(fragmentId)).toEqual(['news', 'café', 'news', '', '']);
});

test('text is decoded, and malformed text stays as it is', () => {
  expect(['caf%C3%A9', '50%', ''].map(decodeText)).toEqual(['café', '50%', '']);
});

test('a malformed fragment names the id that it spells', () => {
  expect(['#50%', '#%E0%A4%A', '#%zz'].map(fragmentId)).toEqual(['50%', '%E0%A4%A', '%zz']);
});
