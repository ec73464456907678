/*
 * Usage: node platform/build/bin/compile.mjs [folder] [--tests]. `platform/server/src/start.ts` becomes
 * `<folder>/platform/server/src/start.js`. Also bundles the console into `platform/console/dist`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleConsole } from './bundle-console.mjs';
import { compiledFolder, root, sourceFiles, sourceFilesWithTests } from './compiled.mjs';

/** Servers may still read from previous compilations. */
const keptFolders = 4;

const folder = process.argv[2] ?? compiledFolder();

const compiledImports = {
  name: 'compiled-imports',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path: specifier, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      return { path: compiledSpecifier(specifier, path.dirname(importer)), external: true };
    });
  },
};

function compiledSpecifier(specifier, from) {
  if (!/^\.|^@viit\//.test(specifier)) return specifier;
  const file = specifier.startsWith('.')
    ? path.resolve(from, specifier)
    : fs.realpathSync(fileURLToPath(import.meta.resolve(specifier)));
  const relative = path.relative(from, file).replaceAll('\\', '/').replace(/\.ts$/, '.js');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

async function compile(target) {
  const files = process.argv.includes('--tests') ? sourceFilesWithTests() : sourceFiles();
  const sources = files.filter((file) => file.endsWith('.ts'));
  const options = {
    absWorkingDir: root,
    outbase: root,
    outdir: target,
    bundle: true,
    platform: 'node',
    target: 'node20',
  };
  await build({ ...options, entryPoints: sources, format: 'esm', plugins: [compiledImports] });
  const programs = sources.filter((file) => /\.program\.ts$/.test(file));
  await build({
    ...options,
    ...{ entryPoints: programs, platform: 'neutral', format: 'iife', target: 'es2022' },
    outExtension: { '.js': '.iife.js' },
  });
  await bundleConsole(path.join(target, 'platform/console/dist'));
  for (const file of files.filter((file) => !file.endsWith('.ts'))) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  }
  // Packages that a workspace has in its own version.
  for (const workspace of new Set(files.map((file) => file.split(path.sep).slice(0, 2).join(path.sep)))) {
    const packages = path.join(root, workspace, 'node_modules');
    if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(target, workspace, 'node_modules'), 'junction');
  }
}

function prune(parent) {
  const others = fs
    .readdirSync(parent)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => path.join(parent, name))
    // Another process may have deleted it.
    .map((full) => ({ full, time: fs.statSync(full, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { full } of others.slice(1 + keptFolders)) fs.rmSync(full, { recursive: true, force: true });
}

if (fs.existsSync(folder)) process.exit();

try {
  const parent = path.dirname(folder);
  fs.mkdirSync(parent, { recursive: true });
  const target = fs.mkdtempSync(path.join(parent, 'new-'));
  await compile(target);
  try {
    fs.renameSync(target, folder);
  } catch (error) {
    fs.rmSync(target, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
  prune(parent);
} catch (error) {
  const advice =
    error.code === 'EACCES' || error.code === 'EROFS' ? ' Let a user who may write there run: npm run build' : '';
  console.error(`The platform could not be compiled to ${folder}: ${error.message}.${advice}`);
  process.exit(1);
}
