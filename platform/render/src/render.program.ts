/* Renders with the server bundles of the shell and one section. */
import { evaluate, respond } from '@viit/core/isolate/program';
import { bundleName } from './bundle-name.ts';
import type { RenderJob } from './jobs.ts';
import type { RenderMessage } from './renderer.ts';

interface ShellBundle {
  default: readonly LoadablePage[];
  modules: Readonly<Record<string, unknown>>;
  renderPage: (
    request: RenderJob['input'] & { component: unknown },
  ) => Promise<{ html: string; scriptHashes: string[]; styleHashes: string[] }>;
}

interface LoadablePage {
  id: string;
  load: () => Promise<{ default: unknown }>;
}

/** Stylesheets by integrity. */
interface Load {
  styles: Readonly<Record<string, string>>;
}

let shell: ShellBundle;
let styleTexts: Load['styles'] = {};
/** Parsed for each page, because a page may change its data. */
const sharedTexts: string[] = [];
const loadedPages = new Map<string, readonly LoadablePage[]>();

function load({ styles }: Load): true {
  styleTexts = styles;
  shell = evaluate(bundleName('shell'), (name) => {
    throw new Error(`the shell requires ${name}, which is not in its bundle`);
  }) as ShellBundle;
  loadedPages.set('shell', shell.default);
  return true;
}

/** Sections can load only shared modules. */
function pagesOf(section: string): readonly LoadablePage[] {
  const loaded = loadedPages.get(section);
  if (loaded) return loaded;
  const { default: pages } = evaluate(bundleName(section), (name) => {
    const module = shell.modules[name];
    if (!module) throw new Error(`it requires ${name}, which the shell does not share`);
    return module;
  }) as { default: readonly LoadablePage[] };
  if (!Array.isArray(pages)) throw new Error('its src/pages.ts has no default export with a list of pages');
  loadedPages.set(section, pages);
  return pages;
}

async function render(job: RenderMessage) {
  sharedTexts.push(...job.texts);
  const page = pagesOf(job.section).find(({ id }) => id === job.pageId);
  if (!page) throw new Error(`its server bundle has no page "${job.pageId}"`);
  const { default: component } = await page.load();
  return shell.renderPage({ ...withStyleTexts(withSharedValues(job.input)), component });
}

function withSharedValues(input: RenderMessage['input']): RenderJob['input'] {
  const sharedValue = (number: number) => JSON.parse(sharedTexts[number] ?? '');
  const lists = Object.entries(input.lists).map(([address, number]) => [address, sharedValue(number)]);
  return { ...input, lists: Object.fromEntries(lists), sizes: sharedValue(input.sizes) };
}

function withStyleTexts(input: RenderJob['input']): RenderJob['input'] {
  const styles = input.files.styles.map((style) => {
    const text = style.text ?? styleTexts[style.integrity];
    return text === undefined ? style : { ...style, text };
  });
  return { ...input, files: { ...input.files, styles } };
}

respond((request) => ('styles' in (request as Load) ? load(request as Load) : render(request as RenderMessage)));
