import { collectionSchema } from './collections.ts';
import { entriesSchema } from './entries-schema.ts';
import { parsePictureAddress, pictureSources, storedWidths } from './picture.ts';

const folder = '/pictures/exams/0123456789abcdef01234567';
const uploaded = { src: `${folder}-800.jpg`, alt: 'The hall', width: 800, height: 450 };
const entries = entriesSchema(
  collectionSchema.parse({
    ...{ name: 'halls', title: 'Halls', help: 'Of examinations.', seed: [] },
    fields: { photo: { type: 'picture', label: 'Photo' } },
  }),
);
const issuesOf = (photo: unknown) =>
  entries.safeParse([{ id: 'hall', photo }]).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

for (const [what, photo] of [
  ['that was uploaded', uploaded],
  ['that is decorative', { ...uploaded, alt: '' }],
  ['of a public folder', { ...uploaded, src: '/images/exams/hall.svg', width: 640 }],
  ['of another site', { ...uploaded, src: 'https://example.org/hall.jpg' }],
] as const) {
  test(`a field accepts a picture ${what}`, () => expect(issuesOf(photo)).toEqual(undefined));
}

for (const [what, photo, reason] of [
  ['without alternative text', { ...uploaded, alt: undefined }, /^0\.photo\.alt: /],
  ['with an alternative text of two lines', { ...uploaded, alt: 'a\nb' }, /alt: must be one line/],
  ['without a size', { ...uploaded, height: 0 }, /height: /],
  ['with another width than was uploaded', { ...uploaded, width: 640 }, /width: must be the width of the uploaded/],
  ['with more values', { ...uploaded, onload: 'alert(1)' }, /Unrecognized key: "onload"/],
  ['that is only an address', uploaded.src, /^0\.photo: /],
  ...[
    'javascript:alert(1).png',
    'data:image/png;base64,AAAA',
    '//example.org/hall.jpg',
    'http://example.org/hall.jpg',
    'https://',
    '/images/../../hall.jpg',
    '/images/exams/hall.gif',
    '/images/exams/hall.html',
    '/pictures/exams/hall.jpg',
    `${folder}-800.avif`,
    `${folder}-0.jpg`,
    '',
  ].map((src) => [`at ${src || 'no address'}`, { ...uploaded, src }, /photo\.src: must be the address of/] as const),
] as const) {
  test(`a field refuses a picture ${what}`, () => expect(issuesOf(photo)?.[0] ?? '').toMatch(reason));
}

test('an uploaded picture is stored in standard widths below its own', () => {
  expect(parsePictureAddress(uploaded.src)).toEqual({ folder, width: 800 });
  expect(storedWidths(200)).toEqual([200]);
  expect(storedWidths(1920)).toEqual([320, 640, 960, 1280, 1920]);
});

test('a picture that was not uploaded has no other files', () => {
  expect(pictureSources('/images/exams/hall.svg')).toEqual([]);
});
