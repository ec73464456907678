import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { runRspack } from '../run-rspack.ts';
import { browserSources } from '../sources.ts';
import { workspaceRoot } from '../workspace.ts';
import { styleCheckPlugin } from './style-check-plugin.ts';

fs.mkdirSync(path.join(workspaceRoot, 'test-results'), { recursive: true });
const folder = fs.mkdtempSync(path.join(workspaceRoot, 'test-results/styles-'));
after(() => fs.rmSync(folder, { recursive: true }));

/** Compiles a section named `exams` with one CSS module. */
function compile(css: string): Promise<void> {
  const dir = path.join(folder, 'exams');
  fs.mkdirSync(path.join(dir, 'src'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'src/page.module.css'), css);
  fs.writeFileSync(
    path.join(dir, 'src/main.ts'),
    "import * as css from './page.module.css';\nconsole.log(css.title);\n",
  );
  const configuration = {
    ...browserSources(dir, 'exams'),
    entry: './src/main.ts',
    output: { path: path.join(dir, 'dist') },
    plugins: [styleCheckPlugin('exams')],
  };
  return runRspack('exams', [configuration]);
}

test('a section with local styles builds, its classes and animations with its name', async () => {
  await compile('.title { animation: rise 1s; }\n.title h2 { color: red; }\n@keyframes rise { from { opacity: 0; } }');
  const css = fs.readFileSync(path.join(folder, 'exams/dist/main.css'), 'utf8');
  assert.match(css, /\.exams_[\w-]{4}-title/);
  assert.match(css, /@keyframes exams_[\w-]{4}-rise/);
});

test('a selector that reaches outside the section fails the build, with the source file and its line', async () => {
  const css = '.title { color: red; }\n\n:global(h1) { color: red; }';
  await assert.rejects(
    compile(css),
    /src\/page\.module\.css, line 3, column 1: :global\(h1\): matches elements of other/,
  );
});
