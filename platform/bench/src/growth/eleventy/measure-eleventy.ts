import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { withSite } from '../../start-site.ts';
import type { EleventyFigures } from '../figures.ts';
import { env, publishShell } from '../measure-size.ts';
import { writeEleventySite } from './write-eleventy-site.ts';

const run = promisify(execFile);

/** The newest version that runs on every Node that the project supports: 4 needs Node 22. */
const wanted = '@11ty/eleventy@3';

const packageSchema = z.object({ version: z.string() });
const usageSchema = z.object({ user: z.number(), system: z.number() });

/** Prints the processor time of the process, with all its threads, when it ends. */
const printUsage = 'data:text/javascript,process.on("exit",()=>console.log("\\n"+JSON.stringify(process.cpuUsage())))';

/** Generates as many pages as each size with Eleventy. @param folder where it is installed; nothing in it is kept. */
export async function measureEleventy(
  folder: string,
  sizes: readonly number[],
  onMeasured: (figures: EleventyFigures) => void,
): Promise<void> {
  const version = await install(folder);
  const html = await readPage(path.join(folder, 'site'));
  for (const pages of sizes) {
    const content = path.join(folder, `content-${pages}`);
    writeEleventySite(content, html, pages);
    onMeasured({ pages, version, ...(await generate(folder, content, pages)) });
  }
}

async function install(folder: string): Promise<string> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  // Without its own package.json, npm would add the package to the project.
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await run('npm', ['install', '--no-audit', '--no-fund', wanted], { cwd: folder });
  const file = path.join(folder, 'node_modules/@11ty/eleventy/package.json');
  return packageSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).version;
}

/** The HTML of the page that the generated sections consist of. */
const readPage = (folder: string): Promise<string> =>
  withSite(path.join(folder, 'data'), env, async (site) => {
    const publish = await publishShell(site, folder);
    await publish.route('growth', '1.0.0', 2);
    const response = await fetch(`${site.address}/growth/item-1`);
    if (!response.ok) throw new Error(`The page to compare with: ${response.status}`);
    return response.text();
  });

async function generate(folder: string, content: string, pages: number) {
  const out = path.join(folder, `out-${pages}`);
  const program = path.join(folder, 'node_modules/@11ty/eleventy/cmd.cjs');
  const args = ['--import', printUsage, program, `--input=${path.basename(content)}`, `--output=${out}`, '--quiet'];
  const begin = performance.now();
  const { stdout } = await run(process.execPath, args, { cwd: folder });
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = usageSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  const made = fs.readdirSync(out).length;
  if (made !== pages) throw new Error(`Eleventy made ${made} pages of ${pages}: ${stdout}`);
  fs.rmSync(out, { recursive: true });
  return { seconds, processor: (user + system) / 1e6 };
}
