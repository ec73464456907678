import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '@viit/contract';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { packFolder } from '../../registry/testing/sample-archives.ts';
import { type SampleBuild, writeSampleBuild } from '../../registry/testing/sample-builds.ts';

let registry: RefusalTest;

before(async () => {
  registry = await openRefusalTest();
});
after(() => registry.close());

/** Writes a build. @returns its dist folder. */
function writeDist(folder: string, build: SampleBuild = registry.nextExams()): string {
  writeSampleBuild(path.join(registry.folder, folder), build);
  return path.join(registry.folder, folder, 'dist');
}
const sendFolder = async (dist: string, names?: string[]) =>
  registry.sendArchive('exams', await packFolder(dist, names));

test('a version that names another build is refused', async () => {
  const response = await registry.publish({ name: 'exams', publicFiles: { 'pdfs/b.pdf': 'b' } });
  await registry.expectRefusal(
    response,
    'version-taken',
    /exams 1\.0\.0.*Raise "version" in the package\.json of exams/,
  );
});

test("a build that claims one of the registry's labels as its version is refused", async () => {
  const response = await registry.publish({ name: 'exams', version: '2.0.0-preview.0123456789ab' });
  await registry.expectRefusal(response, 'manifest-invalid', /2\.0\.0-preview\.0123456789ab.*Set "version"/);
});

test('a build with a changed or missing file is refused', async () => {
  const dist = writeDist('changed');
  const bundle = path.join(dist, 'server/pages.cjs');
  fs.writeFileSync(bundle, fs.readFileSync(bundle, 'utf8').replace(/.$/s, ' '));
  await registry.expectRefusal(await sendFolder(dist), 'file-hash-mismatch', /server\/pages\.cjs/);
  fs.rmSync(bundle);
  await registry.expectRefusal(await sendFolder(dist), 'file-missing', /server\/pages\.cjs/);
});

test('a manifest full of mistakes is refused with the first of them, and one of many megabytes before it is read', async () => {
  const dist = writeDist('mistakes');
  const file = path.join(dist, 'manifest.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const write = (count: number) => fs.writeFileSync(file, JSON.stringify({ ...manifest, pages: Array(count).fill(0) }));
  write(5000);
  await registry.expectRefusal(await sendFolder(dist), 'manifest-invalid', /pages\[19\]$/);
  write(20_000);
  await registry.expectRefusal(
    await sendFolder(dist),
    'manifest-invalid',
    /Too big: expected array to have <=10000 items/,
  );
  write(5_000_000);
  await registry.expectRefusal(await sendFolder(dist), 'manifest-invalid', /larger than 8 MB/);
});

test('an archive with a file that its manifest does not list is refused', async () => {
  const dist = writeDist('unlisted');
  fs.writeFileSync(path.join(dist, 'client/more.js'), '');
  await registry.expectRefusal(await sendFolder(dist), 'file-unlisted', /client\/more\.js/);
});

test('a file whose name means something in an address or to a web server is refused, with what names consist of', async () => {
  const name = 'documents/exams/a.x; } location ^~ /pwn/ { alias /etc/; } types { y';
  const response = await registry.publish(registry.nextExams({ publicFiles: { [name]: 'a' } }));
  await registry.expectRefusal(response, 'archive-entry-invalid', /names consist of A-Z, a-z, 0-9/);
});

test('an archive without a manifest is refused', async () => {
  await registry.expectRefusal(await sendFolder(writeDist('bare'), ['client']), 'manifest-invalid', /manifest\.json/);
});

test('the refusal of an invalid manifest names the fields', async () => {
  const wrongIdentity = await registry.publishChanged((manifest) => ({ ...manifest, identity: 'x' }));
  await registry.expectRefusal(wrongIdentity, 'manifest-invalid', /identity/);
  const noTitle = await registry.publishChanged((manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, title: ' ' })),
  }));
  await registry.expectRefusal(noTitle, 'manifest-invalid', /title/);
});

test('a manifest with a text that cannot be stored is refused by the name of the field', async () => {
  const title = await registry.publishChanged((manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, title: 'Exams \0' })),
  }));
  await registry.expectRefusal(title, 'manifest-invalid', /NUL character.* in pages\.0\.title/);
  const document = await registry.publishChanged((manifest) => ({
    ...manifest,
    documents: [{ name: 'Half \ud83d', href: '/a.pdf' }],
  }));
  await registry.expectRefusal(document, 'manifest-invalid', /half of a surrogate pair in documents\.0\.name/);
  const label = { rights: { exams: 'publish' }, label: 'team \0' };
  await registry.expectRefusal(await registry.request('POST', 'tokens', label), 'request-invalid', / in label/);
});

test('a build that claims to be another one is refused', async () => {
  const cells = writeDist('cells', { name: 'cells', version: '8.0.0' });
  await registry.expectRefusal(await sendFolder(cells), 'build-name-mismatch', /build of cells, sent as exams/);
  const asShell = await registry.publishChanged((manifest) => ({ ...manifest, kind: 'shell' }));
  await registry.expectRefusal(asShell, 'manifest-invalid', /kind shell/);
  const base = '/_builds/cells/0123456789ab/';
  const otherBase = await registry.publishChanged((manifest) => ({ ...manifest, base }));
  await registry.expectRefusal(otherBase, 'manifest-invalid', /\/_builds\/cells/);
});

const pagesMissing =
  "var viit_exams = { init() {}, get: async (name) => { throw new Error('Module does not exist in container.'); } };";
const undeclaredModule =
  'var consumes = { shareKey: "left-pad" }; var viit_exams = { init() {}, get: async () => () => ({}) };';

for (const [what, entry, detail] of [
  ['does not expose ./pages', pagesMissing, /\.\/pages/],
  ['throws', 'throw new Error("broken")', /broken/],
  ['defines no container', 'var viit_exams = {};', /viit_exams/],
  ['never ends', 'for (;;);', /did not finish within 5 s/],
  ['reaches for the server', 'setTimeout.constructor("return process")()', /Code generation from strings disallowed/],
  ['closes its function', '}, "x": function () {', /cannot be evaluated|broken|leaves no container/],
  ['requests an undeclared module', undeclaredModule, /left-pad/],
] as const) {
  test(`an entry that ${what} is refused`, async () => {
    await registry.expectRefusal(await registry.publish(registry.nextExams({ entry })), 'entry-invalid', detail);
  });
}

test('an entry over its budget is refused', async () => {
  const entry = `var viit_exams = { init() {}, get: async () => () => "${randomBytes(20_000).toString('hex')}" };`;
  await registry.expectRefusal(await registry.publish(registry.nextExams({ entry })), 'entry-too-large', /13\.0 KB/);
});

test('a build with styles for other sections is refused with file, line and selector', async () => {
  const publishStyles = (files: Partial<SampleBuild>) => registry.publish(registry.nextExams(files));
  const client = await publishStyles({
    clientFiles: { 'page.css': '.exams_a { color: red }\nbody { display: none }' },
  });
  await registry.expectRefusal(
    client,
    'style-outside-section',
    /client\/page\.css, line 2, column 1: body: sections name/,
  );
  const ofOther = await publishStyles({ clientFiles: { 'page.css': '.cells_a { color: red }' } });
  await registry.expectRefusal(ofOther, 'style-outside-section', /\.cells_a/);
  const publicFile = await publishStyles({ publicFiles: { 'exams/more.CSS': ':root { --text: red }' } });
  await registry.expectRefusal(publicFile, 'style-outside-section', /public\/exams\/more\.CSS, line 1/);
  const many = await publishStyles({ clientFiles: { 'page.css': 'h1,h2,h3,h4,h5,h6,p{color:red}' } });
  await registry.expectRefusal(many, 'style-outside-section', /h5.*… and 2 more/s);
});

test('a stylesheet that browsers would decode in another way than the check is refused', async () => {
  const folder = writeDist(
    'utf-16',
    registry.nextExams({ clientFiles: { 'page.css': '\uFEFF.exams_a { color: red }' } }),
  );
  await registry.expectRefusal(await sendFolder(folder), 'style-outside-section', /client\/page\.css.*UTF-8/s);
});

test('a file that pages use as a style has the name of one', async () => {
  const response = await registry.publish(
    registry.nextExams({
      clientFiles: { 'page.txt': 'header { display: none }' },
      change: (manifest) => ({ ...manifest, pages: manifest.pages.map((page) => ({ ...page, styles: ['page.txt'] })) }),
    }),
  );
  await registry.expectRefusal(response, 'manifest-invalid', /\.css/);
});

test('a fixed position is accepted with a warning', async () => {
  const clientFiles = { 'page.css': '.exams_a { position: fixed }' };
  const dist = writeDist('fixed', { name: 'exams', version: '7.0.0', clientFiles });
  const { status, body } = await sendFolder(dist);
  assert.equal(status, 200);
  assert.match(String(body.warnings), /client\/page\.css, line 1.*position: fixed can cover the header/);
});

test('a popover is accepted with a warning, since it covers the header as a fixed position does', async () => {
  const bundle = "exports.default = [{ id: 'page-0', load: async () => ({ default: () => '<p popover=\"auto\">' }) }];";
  const dist = writeDist('popover', { name: 'exams', version: '7.1.0', bundle });
  const { status, body } = await sendFolder(dist);
  assert.equal(status, 200, body.error);
  assert.match(String(body.warnings), /server\/pages\.cjs: a popover .* can cover the header/);
});

test('a build with a page script, a page style, a picture or a file over its budget is refused', async () => {
  const large = randomBytes(30_000).toString('hex');
  const picture = await registry.publish(registry.nextExams({ publicFiles: { 'images/a.svg': large.repeat(10) } }));
  await registry.expectRefusal(picture, 'budget-exceeded', /public\/images\/a\.svg: 600\.0 KB of 500\.0 KB/);
  const script = await registry.publish(
    registry.nextExams({
      entry: `var viit_exams = { init() {}, get: async () => () => ({}) };`,
      clientFiles: { 'page.js': large, 'page.css': large },
      change: (manifest) => ({
        ...manifest,
        pages: manifest.pages.map((page) => ({ ...page, scripts: ['page.js'], styles: ['page.css'] })),
      }),
    }),
  );
  await registry.expectRefusal(
    script,
    'budget-exceeded',
    /2 budgets: \/exams: scripts: .* of 15\.0 KB; \/exams: styles: .* of 20\.0 KB/,
  );
  const file = await registry.publish(
    registry.nextExams({ publicFiles: { 'documents/exams/a.txt': ' '.repeat(20_000_001) } }),
  );
  await registry.expectRefusal(file, 'budget-exceeded', /documents\/exams\/a\.txt/);
});

test('a page may have no more script than it declares, and declare no more than the limit', async () => {
  const clientFiles = { 'page.js': randomBytes(20_000).toString('hex') };
  const declaring = (scriptBudget: number) => (manifest: Manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, scripts: ['page.js'], scriptBudget })),
  });
  const tooMuch = { name: 'museum', version: '1.1.0', clientFiles };
  const little = await registry.publish({ ...tooMuch, change: declaring(10_000) });
  await registry.expectRefusal(little, 'budget-exceeded', /\/museum: scripts: .* of 10\.0 KB/);
  const unlimited = await registry.publish({ ...tooMuch, change: declaring(1_000_000) });
  await registry.expectRefusal(unlimited, 'manifest-invalid', /scriptBudget/);
});

test('a page that declares no budget has the default one, and so has the number of pages', async () => {
  const clientFiles = { 'page.js': randomBytes(20_000).toString('hex') };
  const change = (manifest: Manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, scripts: ['page.js'] })),
  });
  const scripts = await registry.publish({ name: 'library', clientFiles, change });
  await registry.expectRefusal(scripts, 'budget-exceeded', /\/library: scripts: .* of 15\.0 KB/);
  const pages = Array.from({ length: 6001 }, (_, i) => `/library/${i}`);
  const many = await registry.publish({ name: 'library', version: '1.1.0', pages });
  await registry.expectRefusal(many, 'budget-exceeded', /pages, with variants and former addresses: 6001 of 6000/);
});

test('a build whose rows would make the page table large for every visitor is refused', async () => {
  const long = () => randomBytes(150).toString('base64');
  const change = (manifest: Manifest): Manifest => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, title: long().slice(0, 120), description: long() })),
  });
  const pages = Array.from({ length: 500 }, (_, i) => `/library/${i}`);
  const response = await registry.publish({ name: 'library', version: '1.2.0', pages, change });
  await registry.expectRefusal(response, 'budget-exceeded', /rows in the page table: .* of 100\.0 KB/);
});

test("a document that is not among the build's files is refused, so that the menu's search leads nowhere else", async () => {
  const href = '/documents/exams/none.pdf';
  const response = await registry.publishChanged((manifest) => ({ ...manifest, documents: [{ name: 'A', href }] }));
  await registry.expectRefusal(response, 'file-missing', /lists the document \/.*which is not among its files/);
});

test('a build whose pages and files need the same file in an export is refused', async () => {
  for (const [pages, file, detail] of [
    [['/exams', '/exams/about'], 'exams/about.html', /exams 1\.\d+\.0 need \/exams\/about\.html in an export/],
    [['/exams', '/exams/about/us'], 'exams/about', /need \/exams\/about in an export/],
    [['/exams'], 'images/other.svg.gz', /has the file public\/images\/other\.svg\.gz, but an export uses such names/],
    [['/exams'], 'exams/team.html.br/a.txt', /has the file public\/exams\/team\.html\.br\/a\.txt, but an export/],
  ] as const) {
    const build = registry.nextExams({ pages, publicFiles: { [file]: 'a' } });
    await registry.expectRefusal(await registry.publish(build), 'export-conflict', detail);
  }
});

test('bytes that are not a complete, gzipped tar file are refused', async () => {
  const publicFiles = { 'documents/a.txt': randomBytes(50_000).toString('hex') };
  const archive = await packFolder(writeDist('whole', registry.nextExams({ publicFiles })));
  for (const bytes of [Buffer.from('not packed'), archive.subarray(0, 20_000), gzipSync(archive), gzipSync('')]) {
    await registry.expectRefusal(await registry.sendArchive('exams', bytes), 'archive-invalid');
  }
});
