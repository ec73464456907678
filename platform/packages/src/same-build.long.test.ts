import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { workspaceRoot } from '@viit/build';
import { manifestSchema, type Toolkit } from '@viit/contract';
import { buildPackages } from './build-packages.ts';
import { installPackages, outsideFolder } from './testing/outside-folder.ts';

/*
 * A section that is copied out of the project and built with the packed packages is the same build, byte for byte (R107).
 */

const outside = outsideFolder();
const archives = path.join(outside, 'archives');
fs.mkdirSync(path.join(workspaceRoot, 'test-results'), { recursive: true });
const inside = fs.mkdtempSync(path.join(workspaceRoot, 'test-results/same-build-'));
let packed: Toolkit;

/** Each is built twice. */
const sections = process.env.FULL ? ['home', 'institution', 'cells', 'placements', 'exams'] : ['home'];

before(async () => {
  packed = await buildPackages({ out: archives, withTypes: false });
});
after(() => {
  for (const folder of [outside, inside]) fs.rmSync(folder, { recursive: true, force: true });
});

/** Copies a section's folder without built or installed files. */
function copySection(section: string, target: string): string {
  fs.cpSync(path.join(workspaceRoot, 'remotes', section), target, {
    recursive: true,
    filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
  });
  return target;
}

const build = async (program: string, cwd: string) =>
  void (await promisify(execFile)(process.execPath, [program, 'build'], { cwd, timeout: 240_000 }));

/** Every file of a build with its bytes, by its path. */
const filesOf = (dir: string): ReadonlyMap<string, string> =>
  new Map(
    fs
      .readdirSync(path.join(dir, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.sources')
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file): [string, string] => [path.relative(dir, file), fs.readFileSync(file, 'latin1')])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

for (const section of sections) {
  test(`${section}, copied to a folder of another name outside of the project, is the same build`, async () => {
    const copy = copySection(section, path.join(outside, `team-of-${section}`, 'any name'));
    await installPackages(copy, archives, packed);
    const own = copySection(section, path.join(inside, section));
    await build(path.join(copy, 'node_modules/@viit/toolkit/dist/build/rspack.js'), copy);
    await build(path.join(workspaceRoot, 'node_modules/.bin/rspack'), own);
    const [here, there] = [filesOf(own), filesOf(copy)];
    assert.deepEqual([...there.keys()], [...here.keys()]);
    const different = [...here].filter(([file, bytes]) => there.get(file) !== bytes).map(([file]) => file);
    assert.deepEqual(different, []);
    const manifest = manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(copy, 'dist/manifest.json'), 'utf8')));
    assert.equal(manifest.toolkit, packed.version);
  });
}
