import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { runRspack } from './run-rspack.ts';
import { browserSources } from './sources.ts';
import { workspaceRoot } from './workspace.ts';

const ui = path.join(workspaceRoot, 'shared/ui');
const folder = path.join(ui, 'dist/gallery');

/** Not published. @returns the page's folder. */
export async function buildGallery(): Promise<string> {
  const entry = path.join(ui, 'dist/gallery-entry.ts');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(entry, entryText());
  await runRspack('the gallery', [
    {
      ...browserSources(ui, 'ui'),
      mode: 'development',
      entry: { gallery: entry },
      output: { path: folder, publicPath: '', filename: 'gallery.js', cssFilename: 'gallery.css' },
      plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"development"' })],
    },
  ]);
  fs.writeFileSync(path.join(folder, 'index.html'), page);
  return folder;
}

function entryText(): string {
  const components = fs
    .readdirSync(path.join(ui, 'src'))
    .filter((name) => fs.existsSync(path.join(ui, 'src', name, `${name}.examples.tsx`)));
  return [
    "import '@fontsource-variable/archivo';",
    "import '@fontsource-variable/figtree';",
    "import { renderGallery } from '../src/gallery/gallery.tsx';",
    ...components.map((name, index) => `import e${index} from '../src/${name}/${name}.examples.tsx';`),
    `renderGallery([${components.map((name, index) => `{ component: '${name}', examples: e${index} }`).join(', ')}]);\n`,
  ].join('\n');
}

const page = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components | VIIT</title>
<link rel="stylesheet" href="gallery.css">
<link rel="icon" href="data:,">
</head>
<body><div id="root"></div><script src="gallery.js"></script></body>
</html>
`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await buildGallery());
