import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { type DryRun, type DryRunPage, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import {
  type CheckName,
  type CheckResult,
  describeCheck,
  type Finding,
  listChecks,
  namesInBrowser,
  sortPages,
} from '../check/check-result.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import { type Context, withContext } from '../context.ts';
import { folderOf, namedOrOwn, readManifest } from '../local-build.ts';
import { buildFolder, packBuild } from '../send-build.ts';

interface CheckOptions {
  dist?: string;
  remove?: string[];
  page?: string[];
  pictures?: string;
}

export function addCheck(program: Command): void {
  program
    .command('check')
    .argument('[section]', "a section such as exams; in a section's own folder, that section")
    .option('--dist <folder>', 'check this finished build, as in CI, instead of building the sources')
    .option('--remove <addresses...>', 'live pages that the build no longer has, and that may be removed')
    .option('--page <addresses...>', 'open only these pages in the browser')
    .option('--pictures <folder>', 'where pictures of pages with findings go; by default a temporary folder')
    .description('Check a build as publishing it would, then its pages in a browser; nothing is stored')
    .addHelpText(
      'after',
      `
The registry checks the build and renders its pages inside the live shell, as for a publish, but stores nothing: no version is
taken, nothing goes live. Then Chromium opens these pages with the files of the build, on the site's own address, and looks at
what only a browser shows. A line for each check:
  registry    what viit publish would refuse is refused here, with the same code
  html        valid HTML
  links       links in the pages' content lead somewhere
  hydration   the code takes over the rendered page
  boundaries  no page and no block of a page throws
  console     no console message, no failed request
  axe         accessible, at 360 and 1280 px
  width       nothing scrolls sideways, at 360 and 1280 px
  text        all text is there without JavaScript

  viit check exams
  viit check exams --dist remotes/exams/dist --json      in CI

Exit codes: 0 nothing found, 5 a check failed, 3 the registry refuses the build, 1 the build fails, or there is no browser
and the other checks found nothing.`,
    )
    .action(
      withContext(async (context, section: string | undefined, options: CheckOptions) => {
        const dist = await findBuild(context, section, options.dist);
        const manifest = readManifest(dist);
        const result = await check(context, section ?? manifest.name, { dist, manifest }, options);
        context.output.result(result, describeCheck(result));
        if (result.checks.some(({ isPassed }) => !isPassed)) process.exitCode = exitCodes.found;
        else if (result.notChecked) process.exitCode = exitCodes.failed;
      }),
    );
}

/** In order: the named section, the one in the current folder, this repository's own. */
function findBuild(
  { output }: Context,
  section: string | undefined,
  dist: string | undefined,
): string | Promise<string> {
  if (dist !== undefined) return path.resolve(dist);
  const isInSection = section === undefined && fs.existsSync('src/pages.ts');
  return buildFolder(output, isInSection ? process.cwd() : folderOf(namedOrOwn(section)));
}

async function check(
  { registry, output }: Context,
  section: string,
  build: { dist: string; manifest: Manifest },
  options: CheckOptions,
): Promise<CheckResult> {
  const { dist, manifest } = build;
  const archive = await packBuild(output, dist, manifest);
  const dryRun = await output.step(
    'check at the registry',
    () =>
      registry.call(
        registryApi.dryRun,
        { params: { name: section }, query: { remove: options.remove?.join(), pages: options.page?.join() } },
        { file: archive },
      ),
    ({ pages }) => `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} rendered`,
  );
  const pages = selectPages(dryRun, options.page);
  const { origin } = new URL(registry.server);
  const [html, links] = await output.step('check the HTML and the links', async () => {
    // Loading the validator takes longer than starting any other command.
    const { checkHtml, checkLinks } = await import('../check/check-html.ts');
    return Promise.all([checkHtml(pages), checkLinks(pages, dryRun, manifest, origin)]);
  });
  // In a folder of a known name, others on this computer could place links to your files.
  const pictures = path.resolve(options.pictures ?? fs.mkdtempSync(path.join(os.tmpdir(), 'viit-check-')));
  const inBrowser = await output.step('check in the browser', () =>
    openInBrowser({ origin, build: { ...build, dryRun }, pages, pictures }),
  );
  const isFound = hasFindings(inBrowser.findings);
  if (!isFound && options.pictures === undefined) fs.rmSync(pictures, { recursive: true });
  return {
    ...{ section, version: dryRun.version, isNew: dryRun.isNew, warnings: dryRun.warnings },
    ...(dryRun.release !== undefined && { release: dryRun.release }),
    pages: sortPages(dryRun),
    ...(dryRun.notRendered && { notRendered: dryRun.notRendered }),
    checks: listChecks({ registry: [], html, links, ...inBrowser.findings }),
    ...(inBrowser.notChecked && { notChecked: inBrowser.notChecked }),
    ...(isFound && { pictures }),
  };
}

/** @throws CliError that lists the build's pages if it has no page at an address. */
function selectPages({ pages }: DryRun, addresses: readonly string[] | undefined): DryRunPage[] {
  const found = pages.filter(({ status }) => status === 200);
  const unknown = addresses?.find((address) => !found.some(({ path: page }) => page === address));
  if (unknown !== undefined) {
    throw new CliError(
      'argument-invalid',
      `The build has no page ${unknown}. It has: ${found.map(({ path: page }) => page).join(', ')}`,
    );
  }
  return found.filter(({ path: page }) => !addresses || addresses.includes(page));
}

interface BrowserResult {
  findings: Partial<Record<CheckName, Finding[]>>;
  notChecked?: NonNullable<CheckResult['notChecked']>;
}

/** Without a browser, the other checks still report. */
async function openInBrowser(
  options: Parameters<typeof import('../check/check-in-browser.ts').checkInBrowser>[0],
): Promise<BrowserResult> {
  // No other command needs a browser.
  const { checkInBrowser } = await import('../check/check-in-browser.ts');
  try {
    return { findings: await checkInBrowser(options) };
  } catch (error) {
    if (!(error instanceof CliError) || error.code !== 'browser-missing') throw error;
    return { findings: {}, notChecked: { names: [...namesInBrowser], code: error.code, reason: error.message } };
  }
}

const hasFindings = (findings: BrowserResult['findings']) => Object.values(findings).some((list) => list.length > 0);
