import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { renderJobs } from './jobs.ts';
import { renderer } from './renderer-version.ts';
import { renderAll } from './testing/render-all.ts';
import { sampleBuild, samplePage } from './testing/sample-build.ts';

/**
 * Hash (SHA-256) of the fixture's output, by renderer version. Raise the version in renderer-version.ts and add a line here
 * together; never change a line.
 */
const outputs: Readonly<Record<number, string>> = {
  1: 'bf9ed8d55abcb6ac7e548d30d80f96e604052f083c31af2496ed06970fcc7fbb',
};

/** Shows everything that the renderer passes to the shell and to the page. */
const shellBundle = `exports.modules = { react: { version: '19' } }; exports.default = [];
exports.renderPage = async (request) => ({ html: JSON.stringify(request) + (await request.component()), scriptHashes: ['sha256-AA=='], styleHashes: [] });`;
const sectionBundle = `const react = require('react');
exports.default = [
  { id: 'staff', load: async () => ({ default: async () => 'staff ' + react.version }) },
  { id: 'department', load: async () => ({ default: async () => 'department' }) },
];`;

async function renderFixture() {
  const department = samplePage('department', {
    path: '/department/:code',
    content: ['/api/department/:code'],
    variants: [{ params: { code: 'cse' }, title: 'Computer Science', description: 'The department.' }],
    notFound: { title: 'No such department', description: 'Not found.' },
  });
  const jobs = renderJobs({
    shell: sampleBuild('shell'),
    build: sampleBuild('exams', [samplePage('staff'), department]),
    lists: new Map([['/api/department/cse', [{ name: 'CSE' }]]]),
    origin: 'https://viit.example',
  });
  const bundles = new Map([
    ['shell', Buffer.from(shellBundle)],
    ['exams', Buffer.from(sectionBundle)],
  ]);
  const pages = await renderAll({ bundles, styles: new Map() }, jobs);
  // Keys contain the version itself.
  return pages.map(({ html, scriptHashes, styleHashes }) => ({ html, scriptHashes, styleHashes }));
}

test('the renderer’s output changes only together with its version', async () => {
  const hash = createHash('sha256')
    .update(JSON.stringify(await renderFixture()))
    .digest('hex');
  const stored = outputs[renderer.version];
  assert.equal(
    hash,
    stored,
    stored === undefined
      ? `Version ${renderer.version} of the renderer has no stored output. Add to \`outputs\` in this file: ${renderer.version}: '${hash}'`
      : `The renderer's output has changed, so pages that are stored under version ${renderer.version} are out of date. Set the version in platform/render/src/renderer-version.ts to ${renderer.version + 1}, and add to \`outputs\` in this file: ${renderer.version + 1}: '${hash}'`,
  );
});
