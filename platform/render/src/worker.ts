/*
 * Runs in a process of its own, started by renderer.ts: it reads nothing but its render folder, gets no environment, and
 * speaks to the server by messages only. A section's code never runs anywhere else on the server.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RenderJob } from './jobs.ts';
import { disableNetworkAndProcesses } from './sandbox.ts';

/** What the shell's server bundle exports. */
interface ShellBundle {
  /** The shell's own pages. */
  default: readonly LoadedPage[];
  modules: Readonly<Record<string, unknown>>;
  renderPage: (
    request: RenderJob['input'] & { component: unknown },
  ) => Promise<{ html: string; scriptHashes: string[]; styleHashes: string[] }>;
}

interface LoadedPage {
  id: string;
  load: () => Promise<{ default: unknown }>;
}

const folder = process.argv[2] ?? '';
disableNetworkAndProcesses(folder);
const require = createRequire(`${folder}/`);
const shell = require('./shell.cjs') as ShellBundle;
const sections = new Map([['shell', shell.default]]);

/** Evaluates a section's bundle; what it asks for comes from the shell, and from nowhere else. */
function section(name: string): readonly LoadedPage[] {
  const held = sections.get(name);
  if (held) return held;
  const module = { exports: {} as { default?: readonly LoadedPage[] } };
  const ask = (wanted: string) => {
    const found = shell.modules[wanted];
    if (!found) throw new Error(`it asks for ${wanted}, which the shell does not share`);
    return found;
  };
  new Function('module', 'exports', 'require', readFileSync(`${folder}/${name}.cjs`, 'utf8'))(
    module,
    module.exports,
    ask,
  );
  const pages = module.exports.default;
  if (!Array.isArray(pages)) throw new Error('its pages.ts exports no list of pages by default');
  sections.set(name, pages);
  return pages;
}

async function render(job: RenderJob) {
  const page = section(job.section).find((one) => one.id === job.pageId);
  if (!page) throw new Error(`its server bundle has no page "${job.pageId}"`);
  const { default: component } = await page.load();
  return shell.renderPage({ ...job.input, component });
}

process.on('message', (job: RenderJob) => {
  render(job).then(
    (rendered) => process.send?.(rendered),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.send?.({ ready: true });
