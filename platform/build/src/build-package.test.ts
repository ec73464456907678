import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { buildPackage } from './build-package.ts';
import { isBuilt } from './source-hash.ts';
import { sectionName, workspaceRoot } from './workspace.ts';

fs.mkdirSync(path.join(workspaceRoot, 'test-results'), { recursive: true });
const dir = fs.mkdtempSync(path.join(workspaceRoot, 'test-results/small-section-'));
after(() => fs.rmSync(dir, { recursive: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(dir, 'dist', file), 'utf8');
const manifest = () => JSON.parse(read('manifest.json')) as Manifest;

const packageFile = {
  ...{ name: 'small', version: '1.2.3', type: 'module', viit: { section: 'library' } },
  ...{ dependencies: { '@viit/runtime': '^1.0.0' }, peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' } },
};

before(async () => {
  write(
    'rspack.config.ts',
    "import { section } from '@viit/build/preset';\nexport default section(import.meta.dirname);\n",
  );
  write('package.json', JSON.stringify(packageFile));
  write(
    'src/pages.ts',
    `import { definePages } from '@viit/runtime';
export default definePages([
  { id: 'books', path: '/library', title: 'Books', description: 'Books.', layout: 'plain', load: () => import(/* webpackChunkName: "books" */ './page.tsx') },
]);
`,
  );
  write(
    'src/page.tsx',
    "import * as css from './page.module.css';\nimport shelf from './shelf.svg';\nexport default () => <img className={css.shelf} src={shelf} alt='' />;\n",
  );
  write('src/page.module.css', '.shelf { background: url(./shelf.svg); }\n');
  write('src/shelf.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await buildPackage(dir);
});

test('the name of a section is the configured one, in its address, its global name and its classes', () => {
  assert.equal(sectionName(dir), 'library');
  const { name, base, identity, version } = manifest();
  assert.deepEqual([name, version], ['library', '1.2.3']);
  assert.equal(base, `/_builds/library/${identity.slice(0, 12)}/`);
  assert.match(read('client/remoteEntry.js'), /var viit_library/);
  const [page] = manifest().pages;
  assert.match(read(`client/${page?.styles[0]}`), /\.library_[\w-]{4}-shelf/);
});

test('the address of the build is in its files, and neither the version nor the path of its folder', () => {
  const { base, files, pages } = manifest();
  assert.ok(read(`client/${pages[0]?.styles[0]}`).includes(`${base}shelf.`));
  assert.ok(read('client/remoteEntry.js').includes(base));
  const texts = files.map(({ path: file }) => read(file)).join('\n');
  assert.doesNotMatch(texts, new RegExp(`1\\.2\\.3|small-section|${path.basename(dir)}`));
});

test('nothing has to be compiled while the sources are unchanged', () => {
  assert.equal(isBuilt(dir), true);
  write('src/page.module.css', '.shelf { background: url(./shelf.svg); color: red; }\n');
  assert.equal(isBuilt(dir), false);
  write('src/page.module.css', '.shelf { background: url(./shelf.svg); }\n');
  assert.equal(isBuilt(dir), true);
  write('public/fees.pdf', '%PDF');
  assert.equal(isBuilt(dir), false, 'public files are sources too');
  fs.rmSync(path.join(dir, 'public'), { recursive: true });
  fs.renameSync(path.join(dir, 'dist/.sources'), path.join(dir, 'dist/.other'));
  assert.equal(isBuilt(dir), false);
  fs.renameSync(path.join(dir, 'dist/.other'), path.join(dir, 'dist/.sources'));
});

test('an address in a form that cannot be replaced fails the build and names the file', async () => {
  const previous = read('manifest.json');
  write(
    'src/page.tsx',
    "import shelf from './shelf.svg';\nexport default () => <img src={shelf} alt='f1e2d3c4b5a6' />;\n",
  );
  await assert.rejects(
    buildPackage(dir),
    /client\/.*\.js of library contains the address of its build in a form that cannot/,
  );
  assert.equal(read('manifest.json'), previous, 'the previous build stays');
  assert.deepEqual(
    fs.readdirSync(dir).filter((name) => name.startsWith('.dist')),
    [],
  );
});

test('a file whose name means something in an address fails the build, with what names consist of', async () => {
  write('src/page.tsx', 'export default () => null;\n');
  write('public/documents/library/opening hours.pdf', '%PDF');
  await assert.rejects(
    buildPackage(dir),
    /public\/documents\/library\/opening hours\.pdf of library .*names that consist of A-Z, a-z, 0-9/,
  );
  fs.rmSync(path.join(dir, 'public'), { recursive: true });
});

test('a package that does not say which section it is cannot be built', () => {
  write('package.json', JSON.stringify({ ...packageFile, viit: {} }));
  assert.throws(() => sectionName(dir), /"viit": \{ "section": "library" \}/);
  write('viit.config.json', JSON.stringify({ name: 'reading-room' }));
  assert.equal(sectionName(dir), 'reading-room');
});
