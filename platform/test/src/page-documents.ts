import path from 'node:path';
import vm from 'node:vm';
import type { DocumentRef } from '@viit/contract';
import { buildSync } from 'esbuild';
import { pagesOf } from './page-sources.ts';

/* Content files are evaluated, because they build many addresses from parts. */

interface LinkedDocument extends DocumentRef {
  pages: string[];
}

export function documentsWithPages(dir: string): LinkedDocument[] {
  const list = path.join(dir, 'src/documents.ts');
  const pages = pagesOf(dir);
  const contents = [...new Set(pages.flatMap(({ files }) => [...files]))].filter((file) => /content\.ts$/.test(file));
  const modules = evaluateModules(dir, [list, ...contents]);
  const named = new Map(contents.map((file) => [file, new Set(texts(modules.get(file)))]));
  const documents = (modules.get(list) as { default?: readonly DocumentRef[] } | undefined)?.default ?? [];
  return [...new Map(documents.map((one) => [one.href, one])).values()].map(({ name, href }) => ({
    ...{ name, href },
    pages: pages.filter(({ files }) => [...files].some((file) => named.get(file)?.has(href))).map((page) => page.path),
  }));
}

/** Content files import pictures and styles for the pages. */
const withoutFiles = Object.fromEntries(
  ['.svg', '.webp', '.avif', '.jpg', '.png', '.css'].map((extension) => [extension, 'empty' as const]),
);

/** @returns exports by file. */
function evaluateModules(dir: string, files: readonly string[]): Map<string, unknown> {
  const outdir = path.join(dir, 'out');
  const { outputFiles } = buildSync({
    ...{ entryPoints: [...files], outbase: dir, outdir, write: false },
    ...{ bundle: true, format: 'cjs', platform: 'node', loader: withoutFiles, logLevel: 'error' },
  });
  const evaluated = outputFiles.map(({ path: file, text }) => {
    const module = { exports: {} };
    vm.compileFunction(text, ['module', 'exports'], { filename: file })(module, module.exports);
    return [path.join(dir, path.relative(outdir, file)).replace(/\.js$/, '.ts'), module.exports] as const;
  });
  return new Map(evaluated);
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
