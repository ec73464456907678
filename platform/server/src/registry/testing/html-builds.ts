import type { Manifest } from '@viit/contract';
import { type SampleBuild, withCollections } from './sample-builds.ts';

/** A sample page's content inside `main`, and optional settings. */
export interface HtmlPage {
  html: string;
  id?: string;
  title?: string;
  /** Its own script, and how much it may be. */
  script?: string;
  scriptBudget?: number;
  /** Words that search finds it by. */
  searchWords?: string[];
  /** Its stylesheet, which the shell inlines. */
  style?: string;
  /** Addresses that redirect to it. */
  formerPaths?: string[];
  /** Address of the section's collection `notices`, if it shows it. */
  list?: string;
}

/** A sample shell with a header, a footer and styles. The footer and the styles can be changed. */
export function htmlShell(version: string, { footer = 'Institute', style = 'body{margin:0}' } = {}): SampleBuild {
  const bundle = `
exports.modules = { react: {}, '@viit/runtime': {} };
exports.default = [];
exports.renderPage = async ({ first, component, lists, files, metadata }) => {
  const page = component(first);
  return {
    html: '<!doctype html><html><head><title>' + first.page.title + ' | VIIT</title><style>${style}' + files.styles.map((file) => file.text || '').join('') + '</style>'
      + '<meta name="description" content="' + first.page.description + '">' + (metadata.searchWords ? '<meta name="keywords" content="' + metadata.searchWords + '">' : '') + '</head><body>'
      + '<header><a href="/exams">Exams</a></header><main>' + page.html + '</main><footer>${footer}</footer>'
      + '<script type="application/json" id="viit-page">' + JSON.stringify(first.load) + '</script>'
      + '<script type="application/json" id="viit-content">' + JSON.stringify(lists) + '</script></body></html>',
    scriptHashes: [], styleHashes: [],
  };
};`;
  return { name: 'shell', version, bundle };
}

/** A sample section whose pages show the given HTML. @param change changes its finished manifest. */
export function htmlSection(
  name: string,
  version: string,
  pages: Readonly<Record<string, HtmlPage | string>>,
  publicFiles: Readonly<Record<string, string>> = {},
): SampleBuild {
  const list = Object.entries(pages).map(([path, page]) => ({
    path,
    ...(typeof page === 'string' ? { html: page } : page),
  }));
  const idOf = (i: number) => list[i]?.id ?? `page-${i}`;
  const components = list.map((page, i) => ({ id: idOf(i), html: page.html }));
  const scripts = list.map((page, i) => (page.script ? [{ file: `${idOf(i)}.js`, text: page.script }] : []));
  const styles = list.map((page, i) => (page.style ? [{ file: `${idOf(i)}.css`, text: page.style }] : []));
  return {
    ...{ name, version, publicFiles, pages: list.map(({ path }) => path) },
    clientFiles: Object.fromEntries([...scripts, ...styles].flat().map(({ file, text }) => [file, text])),
    bundle: `exports.default = ${JSON.stringify(components)}.map((page) => ({ id: page.id, load: async () => ({ default: () => page }) }));`,
    change: (manifest: Manifest) => ({
      ...(list.some((page) => page.list) ? withCollections('notices')(manifest) : manifest),
      pages: manifest.pages.map((page, i) => ({
        ...page,
        id: idOf(i),
        title: list[i]?.title ?? page.title,
        scripts: (scripts[i] ?? []).map(({ file }) => file),
        styles: (styles[i] ?? []).map(({ file }) => file),
        ...(list[i]?.scriptBudget && { scriptBudget: list[i]?.scriptBudget }),
        ...(list[i]?.searchWords && { searchWords: list[i]?.searchWords }),
        ...(list[i]?.formerPaths && { formerPaths: list[i]?.formerPaths ?? [] }),
        ...(list[i]?.list && { content: [list[i]?.list ?? ''] }),
      })),
    }),
  };
}
