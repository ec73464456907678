import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import sharp from 'sharp';
import { samplePhoto } from '../testing/sample-pictures.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* Entries of collections show pictures that were uploaded for them, or that are files of the section's build. */

let registry: TestRegistry;
let exams: string;
const part = 'exams/halls';
const own = '/documents/exams/hall.svg';

const shell = `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, lists, component }) => ({
  html: '<title>' + first.page.title + '</title><main>' + component(first) + JSON.stringify(lists) + '</main>',
  scriptHashes: [], styleHashes: [],
});`;

const section = (version: string, { hasFile = true, seed = [] as Manifest['pages'][number][] | object[] } = {}) => ({
  name: 'exams',
  version,
  publicFiles: hasFile ? { [own.slice(1)]: '<svg/>' } : {},
  change: (manifest: Manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, content: ['/api/content/exams/halls'] })),
    collections: [
      {
        ...{ name: 'halls', title: 'Halls', help: 'Of examinations.', seed: seed as { id: string }[] },
        fields: {
          photo: { type: 'picture' as const, label: 'Photo' },
          more: {
            ...{ type: 'groups' as const, label: 'More', optional: true },
            fields: { view: { type: 'picture' as const, label: 'View' } },
          },
        },
      },
    ],
  }),
});

before(async () => {
  registry = await openTestRegistry();
  for (const build of [{ name: 'shell', bundle: shell }, section('1.0.0')]) {
    const { status, body } = await registry.publish(build);
    assert.equal(status, 200, body.error);
  }
  exams = await registry.tokenFor('exams');
});
after(() => registry.close());

interface Uploaded {
  src: string;
  width: number;
  height: number;
}

/** Converting one takes a process. */
const uploads = new Map<string, Promise<Uploaded>>();
function uploadPhoto(width: number, height: number): Promise<Uploaded> {
  const size = `${width} × ${height}`;
  const uploaded = uploads.get(size) ?? samplePhoto(width, height).then(upload);
  uploads.set(size, uploaded);
  return uploaded;
}

const upload = async (file: Uint8Array) => {
  const { status, body } = await registry.uploadPicture(part, file, exams);
  assert.equal(status, 200, body.error);
  return body as unknown as Uploaded;
};
const show = (photo: object, { id = 'hall', channel = 'live', more = [] as object[] } = {}) =>
  registry.publishEntries(
    part,
    [{ id, photo: { alt: 'The hall', ...photo }, ...(more.length && { more }) }],
    exams,
    channel,
  );
const read = async (address: string, cookie = '') => {
  const response = await fetch(registry.address + address, { headers: { cookie }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const as = (src: string, width: number, type: string) => src.replace(/-\d+\.jpg$/, `-${width}.${type}`);

test('a photo is turned, freed of what the camera wrote, and stored in the sizes and types that pages use', async () => {
  const photo = await samplePhoto(900, 700);
  assert.ok((await sharp(photo).metadata()).exif?.includes('Camera of a visitor'));
  const { src, ...size } = await upload(photo);
  assert.match(src, /^\/pictures\/exams\/[0-9a-f]{24}-700\.jpg$/);
  assert.deepEqual(size, { width: 700, height: 900 });
  for (const [width, type, format] of [
    ...[320, 640, 700].flatMap((one) => [[one, 'avif', 'heif'] as const, [one, 'webp', 'webp'] as const]),
    [700, 'jpg', 'jpeg'] as const,
  ]) {
    const { bytes, headers, status } = await read(as(src, width, type));
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), { jpeg: 'image/jpeg', webp: 'image/webp', heif: 'image/avif' }[format]);
    const { exif, orientation, icc, xmp, ...found } = await sharp(bytes).metadata();
    assert.deepEqual([found.format, found.width, exif, orientation, icc, xmp], [format, width, ...Array(4)]);
    assert.doesNotMatch(bytes.toString('latin1'), /Exif|Camera of a visitor|GPS/);
  }
  assert.equal((await read(as(src, 960, 'avif'))).status, 404);
});

test('the same photo has the same address, and another one another', async () => {
  const { src } = await uploadPhoto(80, 60);
  assert.equal((await upload(await samplePhoto(80, 60))).src, src);
  assert.notEqual((await uploadPhoto(80, 50)).src, src);
});

test('what follows a picture in its file, or is written into it, reaches no visitor', async () => {
  const photo = await samplePhoto(60, 40);
  const trailer = Buffer.from('ZIPPED<script>alert(document.domain)</script>%PDF-1.7');
  const { src } = await upload(Buffer.concat([photo, trailer]));
  for (const type of ['jpg', 'webp', 'avif']) {
    assert.doesNotMatch((await read(as(src, 40, type))).bytes.toString('latin1'), /script|ZIPPED|%PDF/);
  }
});

test('visitors get a picture with the headers of files, and may keep it for a year', async () => {
  const photo = await uploadPhoto(80, 60);
  assert.equal((await show(photo)).status, 200);
  assert.match(await registry.read('/exams'), new RegExp(`"src": ?"${photo.src}"`));
  const { headers } = await read(photo.src);
  const file = await read(own);
  for (const name of ['content-security-policy', 'x-content-type-options', 'permissions-policy', 'referrer-policy']) {
    assert.ok(headers.get(name), name);
    assert.equal(headers.get(name), file.headers.get(name), name);
  }
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
});

test('a preview and a rollback show the pictures of their entries', async () => {
  const [first, second] = [await uploadPhoto(80, 60), await uploadPhoto(80, 50)];
  assert.equal((await show(first)).status, 200);
  const { body } = await show(second, { channel: 'photos' });
  const opened = await fetch(registry.address + body.link, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  assert.match(await registry.read('/exams', { cookie }), new RegExp(second.src));
  assert.equal((await sharp((await read(second.src, cookie)).bytes).metadata()).height, 80);
  assert.equal((await show(second)).status, 200);
  assert.equal((await registry.request('POST', 'rollback', { part })).status, 200);
  assert.match(await registry.read('/exams'), new RegExp(first.src));
  assert.equal((await read(as(first.src, 60, 'webp'))).status, 200);
});

test('an export has the pictures of its release, in all sizes', async () => {
  const photo = await uploadPhoto(80, 60);
  assert.equal((await show(photo)).status, 200);
  const { body } = await registry.request('GET', 'export');
  const files = (body.files as { file: string }[])
    .map(({ file }) => file)
    .filter((file) => file.includes('/pictures/'));
  assert.deepEqual(
    files.sort(),
    ['avif', 'jpg', 'webp'].map((type) => `site${as(photo.src, 60, type)}`),
  );
});

test('an entry whose picture does not exist is refused at its field', async () => {
  const photo = await uploadPhoto(80, 60);
  const before = await registry.read('/exams');
  const missing = photo.src.replace(/[0-9a-f]{24}/, '0'.repeat(24));
  for (const [refused, reason] of [
    [
      await show({ ...photo, src: missing }),
      /entry hall, photo\.src: there is no picture at \/pictures\/exams\/0{24}-60/,
    ],
    [await show({ ...photo, src: '/images/none.svg' }), /photo\.src: there is no picture at \/images\/none\.svg/],
    [await show({ ...photo, height: 10 }), /entry hall, photo\.height: must be 80/],
    [
      await show(photo, { more: [{ view: { ...photo, src: missing, alt: '' } }] }),
      /entry hall, more\.0\.view\.src: there is no picture/,
    ],
  ] as const) {
    assert.deepEqual([refused.status, refused.body.code], [422, 'entries-invalid']);
    assert.match(refused.body.error ?? '', reason);
  }
  assert.equal(await registry.read('/exams'), before);
});

test('a file of the build is a picture as long as the build has it', async () => {
  assert.equal((await show({ src: own, width: 100, height: 50 })).status, 200);
  const { body } = await registry.publish(section('2.0.0', { hasFile: false }));
  assert.equal(body.code, 'entries-invalid', body.error);
  assert.match(body.error ?? '', /entry hall, photo\.src: there is no picture at \/documents\/exams\/hall\.svg/);
});

test('a build claims no address of uploaded pictures', async () => {
  const publicFiles = { 'pictures/exams/a.jpg': 'a' };
  const { body } = await registry.publish({ ...section('3.0.0'), publicFiles });
  assert.equal(body.code, 'address-reserved', body.error);
});

test('pruning deletes pictures that neither a stored entry nor a draft has', async () => {
  const [used, unused] = [await upload(await samplePhoto(88, 66)), await upload(await samplePhoto(88, 55))];
  const drafted = await upload(await samplePhoto(88, 77));
  assert.equal((await show(used)).status, 200);
  const draft = { revision: null, value: { photo: { alt: '', ...drafted } } };
  const saved = await registry.request('PUT', `collections/${part}/entries/next`, draft, exams);
  assert.equal(saved.status, 200, saved.body.error);
  const yesterday = `update picture set created_at = now() - interval '2 days'`;
  await registry.database.query(yesterday);
  await registry.request('POST', 'prune', { keep: 1 });
  // The cache of this server has none of them.
  assert.equal((await read(as(used.src, 66, 'webp'))).status, 200);
  assert.equal((await read(as(drafted.src, 77, 'webp'))).status, 200);
  assert.equal((await read(as(unused.src, 55, 'webp'))).status, 404);
});
