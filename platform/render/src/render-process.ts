/*
 * A program that runs in a process of its own, started by renderer.ts: it can read its folder only, has an empty environment,
 * and exchanges messages with the server. A section's code never runs anywhere else on the server.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { evaluateBundle } from '@viit/core/evaluate-bundle';
import type { RenderJob } from './jobs.ts';
import { disableNetworkAndProcesses } from './sandbox.ts';

/** What the shell's server bundle exports. */
interface ShellBundle {
  /** The shell's own pages. */
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

const folder = process.argv[2] ?? '';
disableNetworkAndProcesses(folder);
const require = createRequire(`${folder}/`);
/** Texts by integrity. */
const styleTexts = JSON.parse(readFileSync(`${folder}/styles.json`, 'utf8')) as Readonly<Record<string, string>>;
const shell = require('./shell.cjs') as ShellBundle;
const loadedPages = new Map([['shell', shell.default]]);

/** Evaluates a section's bundle. The only modules that it can load are those that the shell shares. */
function pagesOf(section: string): readonly LoadablePage[] {
  const loaded = loadedPages.get(section);
  if (loaded) return loaded;
  const { default: pages } = evaluateBundle(`${folder}/${section}.cjs`, {
    name: `${section}/server/pages.cjs`,
    require: (name) => {
      const module = shell.modules[name];
      if (!module) throw new Error(`it requires ${name}, which the shell does not share`);
      return module;
    },
  });
  if (!Array.isArray(pages)) throw new Error('its src/pages.ts has no default export with a list of pages');
  loadedPages.set(section, pages);
  return pages;
}

async function render(job: RenderJob) {
  const page = pagesOf(job.section).find(({ id }) => id === job.pageId);
  if (!page) throw new Error(`its server bundle has no page "${job.pageId}"`);
  const { default: component } = await page.load();
  return shell.renderPage({ ...withStyleTexts(job.input), component });
}

/** Adds the texts of the stylesheets, which become part of the HTML. */
function withStyleTexts(input: RenderJob['input']): RenderJob['input'] {
  const styles = input.files.styles.map((style) => {
    const text = style.text ?? styleTexts[style.integrity];
    return text === undefined ? style : { ...style, text };
  });
  return { ...input, files: { ...input.files, styles } };
}

process.on('message', (job: RenderJob) => {
  render(job).then(
    (rendered) => process.send?.(rendered),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.send?.({ ready: true });
