import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Refusal } from '@viit/core/refusal';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import sharp from 'sharp';
import { profileBomb, sampleGif, samplePhoto, samplePicture, samplePng } from '../testing/sample-pictures.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { conversionLimits } from './conversion.ts';
import { convertPicture } from './run-conversion.ts';

let registry: TestRegistry;
let exams: string;

const collections = [
  {
    ...{ name: 'halls', title: 'Halls', help: 'Of examinations.', seed: [] },
    fields: { photo: { type: 'picture' as const, label: 'Photo' } },
  },
];

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'exams', change: (manifest) => ({ ...manifest, collections }) });
  exams = await registry.tokenFor('exams');
});
after(() => registry.close());

const photo = await samplePhoto(300, 200);
const png = await samplePicture(300, 200).png().toBuffer();
const webp = await samplePicture(300, 200).webp().toBuffer();
const avif = await samplePicture(300, 200).avif().toBuffer();
const half = (file: Buffer) => file.subarray(0, file.length / 2);
const script = '<script>alert(1)</script>';
const heic = Buffer.from(avif.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'), 'latin1');

const refused = [
  ['a drawing with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'picture-invalid', /SVG/],
  ['a page', `<!doctype html>${script}`, 'picture-invalid', /not a picture in one of the formats/],
  ['a PDF', '%PDF-1.7\nstartxref\n9\n%%EOF', 'picture-invalid', /not a picture in one of the formats/],
  ['a TIFF picture', await samplePicture(30, 20).tiff().toBuffer(), 'picture-invalid', /not a picture in one of/],
  ['a photo as HEIC', heic, 'picture-invalid', /HEIC/],
  ['an empty file', '', 'picture-invalid', /not a picture/],
  ['half of a JPEG picture', half(photo), 'picture-invalid', /damaged or incomplete/],
  ['half of a PNG picture', half(png), 'picture-invalid', /damaged or incomplete/],
  ['half of a WebP picture', half(webp), 'picture-invalid', /damaged or incomplete/],
  ['half of an AVIF picture', half(avif), 'picture-invalid', /damaged or incomplete/],
  ['only the start of a picture', photo.subarray(0, 20), 'picture-invalid', /damaged or incomplete/],
  [
    'a small file with 900 megapixels',
    samplePng(30_000, 30_000, Buffer.alloc(1000)),
    'picture-too-large',
    /more than 50 megapixels/,
  ],
  ['a picture of one line of 60 megapixels', samplePng(60_000_000, 1, Buffer.alloc(9)), 'picture-too-large', /50/],
  ['an animation of 75 megapixels', sampleGif(5000, 3), 'picture-too-large', /of an animation, all frames count/],
  ['a file of 60 MB', Buffer.concat([photo, Buffer.alloc(conversionLimits.bytes)]), 'picture-too-large', /60000\.0 KB/],
] as const;

/** Each picture is converted in a process. Without FULL=1, the first one that gets each sentence. */
const isSampled = (index: number) =>
  process.env.FULL || refused.findIndex((one) => String(one[3]) === String(refused[index]?.[3])) === index;

for (const [what, file, code, sentence] of refused.filter((_, index) => isSampled(index))) {
  test(`${what} is refused with a sentence`, async () => {
    const { body, status } = await registry.uploadPicture('exams/halls', Buffer.from(file), exams);
    assert.deepEqual([body.code, status >= 400 && status < 500], [code, true], body.error);
    assert.match(body.error ?? '', sentence);
  });
}

test('a picture is accepted for a collection that exists, by the token of its section', async () => {
  assert.equal((await registry.uploadPicture('exams/halls', photo, exams)).status, 200);
  for (const [collection, token, code] of [
    ['exams/halls', await registry.tokenFor('cells'), 'not-permitted'],
    ['exams/unknown', exams, 'list-unknown'],
    ['exams', exams, 'list-unknown'],
    ['../exams/halls', registry.token, 'list-unknown'],
  ] as const) {
    assert.equal((await registry.uploadPicture(collection, photo, token)).body.code, code, collection);
  }
});

const convert = (file: Uint8Array, limits = conversionLimits) =>
  withTemporaryFolder('picture', async (folder) => {
    await fs.writeFile(path.join(folder, 'picture'), file);
    return convertPicture('test', folder, limits);
  });
const refusedWith = (code: string, sentence: RegExp) => (error: unknown) =>
  error instanceof Refusal && error.code === code && sentence.test(error.message);

test('the first frame of an animation is converted', async () => {
  const raw = await samplePicture(200, 400).raw().toBuffer();
  const frames = { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } } as const;
  assert.deepEqual(await convert(await sharp(raw, frames).gif().toBuffer()), { width: 200, height: 200 });
});

test('a profile that unpacks to 400 MB takes no such memory', async () => {
  const bomb = samplePng(10, 10, Buffer.alloc(110), [profileBomb(400_000_000)]);
  const outcome = await convert(bomb, { ...conversionLimits, memoryMb: 300 }).catch((error: Refusal) => error.code);
  assert.ok(typeof outcome === 'object' || outcome === 'picture-invalid', String(outcome));
});

/** The long series only: it takes ten seconds of processor time. */
const isLong = { skip: process.env.FULL ? false : 'FULL=1: converts 49 megapixels' };
test('49 megapixels are converted, and refused where the process may not have the memory for it', isLong, async () => {
  const pixels = { width: 7000, height: 7000, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } as const;
  const large = await sharp({ create: pixels }).png({ progressive: true, compressionLevel: 1 }).toBuffer();
  assert.deepEqual(await convert(large), { width: 1920, height: 1920 });
  await assert.rejects(
    convert(large, { ...conversionLimits, memoryMb: 300 }),
    refusedWith('picture-too-complex', /with 300 MB of memory/),
  );
});

test('a conversion that takes too long is ended', async () => {
  const began = performance.now();
  await assert.rejects(
    convert(photo, { ...conversionLimits, ms: 100 }),
    refusedWith('picture-too-complex', /within 0\.1 s/),
  );
  assert.ok(performance.now() - began < 5000);
});

test('pictures of several tokens are converted one after the other', async () => {
  const spans = await Promise.all(
    ['a', 'b', 'c'].map((token) =>
      withTemporaryFolder('picture', async (folder) => {
        await fs.writeFile(path.join(folder, 'picture'), photo);
        await convertPicture(token, folder);
        const written = (await fs.readdir(folder)).filter((name) => name !== 'picture');
        const times = await Promise.all(written.map(async (name) => (await fs.stat(path.join(folder, name))).mtimeMs));
        return [Math.min(...times), Math.max(...times)] as const;
      }),
    ),
  );
  const [first, second, third] = spans.toSorted(([a], [b]) => a - b);
  assert.ok(first && second && third && first[1] < second[0] && second[1] < third[0], JSON.stringify(spans));
});

test('without sharp the upload is refused, and says so', async () => {
  const hook = `export const resolve = (name, context, next) => { if (name === 'sharp') throw new Error(); return next(name, context); };`;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(`data:text/javascript,${hook}`)});`;
  process.execArgv.push('--import', `data:text/javascript,${encodeURIComponent(register)}`);
  const refused = convert(photo).finally(() => process.execArgv.splice(-2));
  await assert.rejects(refused, refusedWith('pictures-unavailable', /npm ci --include=optional/));
});
