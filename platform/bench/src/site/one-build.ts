import fs from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { buildFolders, sectionName, workspaceRoot } from '@viit/build';

/* The same pages as one rspack build, rendered in the browser. It uses the shell's own App, router and links. */

/** The shell's modules for federation and page look-up, each with a generated replacement. */
const replacements: Record<string, string> = {
  'sections/federation.ts': 'sections.ts',
  'router/find-page.ts': 'find-page.ts',
};

/** @param folder an empty folder below the workspace, where packages are found. @returns the folder of `index.html`. */
export async function oneBuild(folder: string): Promise<string> {
  const source = path.join(folder, 'src');
  const output = path.join(folder, 'dist');
  fs.mkdirSync(source, { recursive: true });
  for (const [name, text] of Object.entries(generated())) fs.writeFileSync(path.join(source, name), text);
  await build(configuration(source, output));
  const files = fs.readdirSync(output);
  const [script, style] = ['.js', '.css'].map((end) =>
    files.find((file) => file.startsWith('main.') && file.endsWith(end)),
  );
  fs.writeFileSync(path.join(output, 'index.html'), indexHtml(script ?? '', style ?? ''));
  return output;
}

function generated(): Record<string, string> {
  const [shell = '', ...sections] = buildFolders();
  const from = (file: string) => JSON.stringify(path.join(shell, 'src', file));
  const names = sections.map(sectionName);
  return {
    'sections.ts': `${sections
      .map((dir, i) => `import s${i} from ${JSON.stringify(path.join(dir, 'src/pages.ts'))};`)
      .join('\n')}
export const sections = { ${names.map((name, i) => `${name}: s${i}`).join(', ')} };
export const loadSection = async (name) => sections[name];
export const bustCache = () => {};
`,
    'find-page.ts': `import { sections } from './sections.ts';
import shellPages from ${from('pages.ts')};

export * from ${from('router/find-page.ts')};
const rows = ([section, list]) => list.map(({ load, ...page }) => ({ ...page, section }));
const pages = Object.entries({ shell: shellPages, ...sections }).flatMap(rows);
export const sizeOf = () => undefined;
export const pagesNear = async () => pages;
const has = (params) => (variant) => Object.entries(params).every(([name, value]) => variant.params[name] === value);
export const titleAt = async ({ row, params }) => row.variants ? row.variants.find(has(params))?.title : row.title;
`,
    'main.tsx': `import '@viit/ui/styles/layers.css';
import '@viit/ui/styles/reset.css';
import '@viit/ui/styles/tokens.css';
import '@viit/ui/styles/base.css';
import ${from('html/fonts.css')};
import { registerNavigate } from '@viit/runtime';
import { createRoot } from 'react-dom/client';
import { App } from ${from('app/app.tsx')};
import { watchLinks } from ${from('router/links.ts')};
import { navigate, onPopState } from ${from('router/navigate.ts')};
import { startScrollRestoration } from ${from('router/scroll-restoration.ts')};
import { loadedPage, loadPage } from ${from('sections/load-page.ts')};
import { useRouter, withSiteName } from ${from('state.ts')};
import { matchPage, pagesNear, sizeOf, titleAt } from './find-page.ts';

const path = location.pathname;
const { row, params } = matchPage(await pagesNear(path), path);
document.title = withSiteName((await titleAt({ row, params })) ?? row.title);
useRouter.setState({ isStarted: true, path, shown: { row, params } });
const pages = new Map([[path, { section: row.section, params, component: loadPage(row.section, row.id) }]]);
const source = (at) => {
  const { row, params } = useRouter.getState().shown;
  if (!pages.has(at)) pages.set(at, { section: row.section, params, component: loadedPage(row.section, row.id) });
  return pages.get(at);
};
const first = { page: row, path, params, isNotFound: false };
createRoot(document.getElementById('root')).render(<App first={first} lists={{}} source={source} sizeOf={sizeOf} />);
registerNavigate((address) => void navigate(address));
addEventListener('popstate', onPopState);
watchLinks();
startScrollRestoration();
`,
  };
}

function configuration(source: string, output: string): Configuration {
  const css = { localIdentName: 'v[hash:4]-[local]', exportsOnly: false } as const;
  return {
    context: workspaceRoot,
    mode: 'production',
    devtool: false,
    performance: false,
    target: ['web', 'es2022'],
    entry: { main: path.join(source, 'main.tsx') },
    output: {
      path: output,
      publicPath: '/one-build/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    plugins: Object.entries(replacements).map(
      ([file, replacement]) =>
        new rspack.NormalModuleReplacementPlugin(new RegExp(path.basename(file).replace('.', '\\.')), (resource) => {
          const full = path.resolve(resource.context, resource.request);
          const isReplaced = full === path.join(workspaceRoot, 'shell/src', file) && resource.context !== source;
          if (isReplaced) resource.request = path.join(source, replacement);
        }),
    ),
    // A deliberate copy of the preset's rules: the baseline must not change with the site's build.
    /* jscpd:ignore-start */
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        // No islands: their imports are included.
        { test: /[\\/]page\.tsx$/, parser: { dynamicImportMode: 'eager' } },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(svg|webp|avif|woff2|mp4|webm)$/, type: 'asset/resource' },
      ],
      generator: { 'css/module': css },
    },
    /* jscpd:ignore-end */
    stats: 'errors-warnings',
  };
}

async function build(options: Configuration): Promise<void> {
  const compiler = rspack(options);
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('rspack returned no result'));
      else if (stats.hasErrors())
        reject(new Error(`The one-build baseline does not build:\n${stats.toString('errors-only')}`));
      else resolve();
    }),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
}

const indexHtml = (script: string, style: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>VIIT</title>
<link rel="stylesheet" href="/one-build/${style}">
<script defer src="/one-build/${script}"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body><div id="root"></div></body>
</html>
`;
