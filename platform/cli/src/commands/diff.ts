import path from 'node:path';
import { describeComparison } from '@viit/contract/comparison-text';
import { type Comparison, registryApi } from '@viit/contract/registry-api';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CliError, exitCodes } from '../cli-error.ts';
import { type Context, withContext } from '../context.ts';
import { asFinding, type Condition, findFailures, parseCondition } from '../diff/fail-on.ts';
import { openComparisonFolder } from '../diff/html/comparison-folder.ts';
import { withLocalBuild } from '../diff/local-build-preview.ts';
import { resolveSides, type Sides } from '../diff/resolve-sides.ts';
import { runVisual } from '../diff/run-visual.ts';
import { describeVisual } from '../diff/visual/describe-visual.ts';
import type { VisualComparison } from '../diff/visual/visual-comparison.ts';

interface DiffOptions {
  build?: string;
  visual?: boolean;
  all?: boolean;
  page?: string[];
  html?: string;
  failOn?: Condition[];
}

/** Printed by `viit diff --json`. */
export interface DiffResult extends Comparison {
  /** From `--fail-on`, as sentences. */
  failures: string[];
  /** With `--visual`. */
  visual?: VisualComparison;
  /** The folder with the HTML, with `--html`. */
  html?: string;
}

export function addDiff(program: Command): void {
  program
    .command('diff')
    .argument(
      '[from]',
      '"live", the number of a release, or a preview; with one argument only, "live" is the other side',
      notEmpty,
    )
    .argument('[to]', 'the same', notEmpty)
    .option('--build <dist>', 'compare the live site (or [from]) with this finished build', notEmpty)
    .option(
      '--visual',
      'also open the pages in a browser: pictures at 360, 768 and 1440 px, axe, console, layout shift',
    )
    .addOption(
      new Option('--all', 'as --visual, with every page, not only those that differ and one of each section and layout')
        .conflicts('page')
        .implies({ visual: true }),
    )
    .addOption(new Option('--page <addresses...>', 'as --visual, only with these pages').implies({ visual: true }))
    .option('--html <folder>', 'write the comparison as HTML: open its index.html')
    .option(
      '--fail-on <what>',
      'exit with 5 if this is found: removed, broken-link, budget, or with --visual axe, visual>2%; separated by commas',
      parseCondition,
    )
    .description('Show what would change for visitors: pages, texts, links, files and sizes')
    .addHelpText(
      'after',
      `
  viit diff autumn                 what the preview "autumn" would change on the live site
  viit diff --build remotes/exams/dist    what this build would change
  viit diff autumn --visual --html comparison  with pictures, as a folder to read
  viit diff 41 live                what has changed since release 41
  viit diff autumn --fail-on removed,broken-link    for CI: exit code 5 if a page goes away or a link breaks
The guide: docs/integration-testing.md`,
    )
    .action(
      withContext(async (context, first: string | undefined, second: string | undefined, options: DiffOptions) => {
        const { build, failOn = [], visual } = options;
        // A check in CI must not pass by mistake.
        const needsBrowser = visual ? undefined : failOn.find(({ kind }) => kind === 'axe' || kind === 'visual');
        if (needsBrowser) {
          throw new CliError('argument-invalid', `--fail-on ${needsBrowser.kind} needs a browser. Add --visual.`);
        }
        if (build === undefined) return diff(context, await resolveSides(context.registry, first, second), options);
        if (second !== undefined) {
          throw new CliError('argument-invalid', '--build is one of the two sides: name at most one other release.');
        }
        try {
          await withLocalBuild(context, build, (to) => diff(context, { from: first ?? 'live', to }, options));
        } catch (error) {
          throw asFinding(error, failOn);
        }
      }),
    );
}

/** An empty text is a variable of CI that is not set. */
function notEmpty(text: string): string {
  if (text) return text;
  throw new InvalidArgumentError('It is an empty text.');
}

async function diff(context: Context, sides: Sides, options: DiffOptions): Promise<void> {
  const { registry, output } = context;
  const comparison = await registry.call(registryApi.compare, { query: sides });
  const html = options.html === undefined ? undefined : openComparisonFolder(options.html);
  const visual = options.visual
    ? await runVisual(context, comparison, {
        selection: options.page ?? (options.all ? 'all' : 'changed'),
        store: html && ((name, png) => html.storePicture(name, png)),
      })
    : undefined;
  html?.write(comparison, visual);
  const failures = findFailures(comparison, visual, options.failOn ?? []);
  const result: DiffResult = {
    ...{ ...comparison, failures },
    ...(visual && { visual }),
    ...(html && { html: html.path }),
  };
  output.result(result, [
    ...describeComparison(comparison),
    ...(visual ? describeVisual(visual) : []),
    ...(html ? ['', `As HTML: ${path.join(html.path, 'index.html')}`] : []),
  ]);
  if (failures.length === 0) return;
  output.hint(`Found by --fail-on:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  process.exitCode = exitCodes.found;
}
