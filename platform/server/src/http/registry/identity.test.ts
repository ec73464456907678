import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { placeholderBase } from '@viit/contract/build-identity';
import { sha384 } from '@viit/contract/integrity';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { packFolder } from '../../registry/testing/sample-archives.ts';
import { type SampleBuild, writeSampleBuild } from '../../registry/testing/sample-builds.ts';

let registry: RefusalTest;

before(async () => {
  registry = await openRefusalTest();
});
after(() => registry.close());

const address = `${placeholderBase('exams')}a.svg`;

const entry = 'var viit_exams = { init() {}, get: async () => () => ({}) };';

/** A build whose address is in one of its files. */
const exams = (version: string, text = 'one'): SampleBuild => ({
  ...{ name: 'exams', version, publicFiles: { 'pdfs/a.pdf': text } },
  entry,
  clientFiles: { '1.0123abcd.css': `.exams_a-b { background: url(${address}) }` },
  bundle:
    "exports.default = [{ id: 'page-0', load: async () => ({ default: (first) => first.path + ' ' + first.section.version }) }];",
});

/** Sends a build after its files were changed, with a manifest that lists the changed files. */
async function sendChanged(change: (texts: Map<string, string>, manifest: Manifest) => void) {
  const folder = path.join(registry.folder, 'changed');
  fs.rmSync(folder, { recursive: true, force: true });
  const manifest = writeSampleBuild(folder, exams('9.9.0'));
  const dist = path.join(folder, 'dist');
  const texts = new Map(manifest.files.map((file) => [file.path, fs.readFileSync(path.join(dist, file.path), 'utf8')]));
  change(texts, manifest);
  for (const [file, text] of texts) fs.writeFileSync(path.join(dist, file), text);
  const files = manifest.files.map((file) => {
    const text = texts.get(file.path) ?? '';
    return { path: file.path, size: Buffer.byteLength(text), sha384: sha384(text) };
  });
  fs.writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  return registry.sendArchive('exams', await packFolder(dist));
}

const style = 'client/1.0123abcd.css';

test('a build whose files are not those that gave it its identity is refused', async () => {
  const changedFile = await sendChanged((texts) => texts.set('public/pdfs/a.pdf', 'two'));
  await registry.expectRefusal(changedFile, 'identity-mismatch', /exams 9\.9\.0.*changed after it was finished/);
  const changedPage = await sendChanged((_, manifest) => Object.assign(manifest.pages[0] ?? {}, { title: 'Other' }));
  await registry.expectRefusal(changedPage, 'identity-mismatch');
});

test('a build that still has the address it was compiled for is refused', async () => {
  const response = await sendChanged((texts) => texts.set(style, `.exams_a-b { background: url(${address}) }`));
  await registry.expectRefusal(response, 'identity-mismatch', /not as this preset writes them/);
});

test('a field that the registry does not know belongs to the identity', async () => {
  const response = await sendChanged((_, manifest) => Object.assign(manifest, { later: true }));
  await registry.expectRefusal(response, 'identity-mismatch');
});

test('a build that was never live takes the version that it is published with', async () => {
  const previewed = await registry.publish(exams('4.0.0', 'four'), { channel: 'four' });
  assert.match(String(previewed.body.version), /^4\.0\.0-preview\./);
  const raised = await registry.publish(exams('4.0.1', 'four'), { channel: 'four' });
  assert.match(String(raised.body.version), /^4\.0\.1-preview\./, raised.body.error);
  const live = await registry.publish(exams('4.0.2', 'four'));
  assert.equal(live.body.version, '4.0.2', live.body.error);
  assert.match(await registry.read('/exams'), /exams 4\.0\.2/);
});

test('raising only the version of a live build changes nothing, and the build keeps its version', async () => {
  const first = await registry.publish(exams('5.0.0', 'five'));
  const raised = await registry.publish(exams('5.0.1', 'five'));
  assert.deepEqual([raised.body.isNew, raised.body.version], [false, '5.0.0'], raised.body.error);
  assert.equal(raised.body.release, first.body.release);
  await registry.publish(exams('5.1.0', 'other'));
  const again = await registry.publish(exams('5.2.0', 'five'));
  assert.deepEqual([again.body.isNew, again.body.version], [true, '5.0.0'], 'the same content has the same version');
});
