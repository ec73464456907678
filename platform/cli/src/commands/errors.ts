import { type Health, type ProblemReport, registryApi } from '@viit/contract/registry-api';
import { describeBrowsers, describeFindings, failuresPerThousand } from '@viit/contract/report-text';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { formatTime, table } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

interface ErrorsOptions {
  preview?: string;
  days: number;
  count: number;
  stacks?: boolean;
}

export function addErrors(program: Command): void {
  program
    .command('errors')
    .argument('[section]', 'a section such as exams, or "shell"; all of them by default')
    .option('--preview <preview>', 'errors on the pages of a preview, instead of the live site')
    .option('--days <n>', 'how far back, at most 90', wholeNumber, 7)
    .option('--count <n>', 'how many different errors, at most 200', wholeNumber, 20)
    .option('--stacks', 'print a stack trace of each')
    .description("List the errors in visitors' browsers, by section, version and page")
    .addHelpText(
      'after',
      `
Errors are attributed to the section whose code threw, also where shared code threw for it. (extension) is an extension of the
visitor's browser, (content) a list of the content API, (unknown) anything else. "!" marks a version that is worse
than the previous one; the figures and the rule follow.`,
    )
    .action(async (section: string | undefined, options: ErrorsOptions, command: Command) => {
      const { registry, output } = contextOf(command);
      const { preview, days, count } = options;
      const problems = await registry.call(registryApi.readProblems, { query: { section, preview, days, count } });
      const health = preview ? undefined : await registry.call(registryApi.readHealth, { query: { section } });
      output.result({ health, problems }, [
        ...(health ? describeSections(health) : []),
        ...describeProblems(problems, options.stacks === true),
      ]);
    });
}

function describeSections({ sections, minimumViews, rule }: Health): string[] {
  const rows = sections.map(({ name, version, versionBefore, now, before, worse }) => [
    worse.some(({ measure }) => measure === 'errors') ? '!' : '',
    ...[name, version, String(now.views), now.views < minimumViews ? 'too few' : failuresPerThousand(now).toFixed(1)],
    ...[versionBefore ?? '', before ? String(before.views) : '', before ? failuresPerThousand(before).toFixed(1) : ''],
  ]);
  const findings = describeFindings(sections, ({ measure }) => measure === 'errors').map((finding) => `! ${finding}`);
  const header = ['', 'section', 'version', 'views', 'failed of 1000', 'before', 'views', 'failed of 1000'];
  return [...table([header, ...rows]), ...findings, ...(findings.length > 0 ? [rule] : []), ''];
}

function describeProblems(problems: readonly ProblemReport[], withStacks: boolean): string[] {
  if (problems.length === 0) return ['No browser has reported an error.'];
  return problems.flatMap(({ section, version, page, kind, message, location, count, lastAt, samples }) => [
    `${count} × ${section} ${version} ${page}  ${kind}: ${message}`.replace(/ {2,}(?=\/)/, ' '),
    ...(location ? [`    at ${location.file}:${location.line}:${location.column}`] : []),
    `    last ${formatTime(lastAt)}; ${samples.length} examples: ${describeBrowsers(samples)}`,
    ...(withStacks ? (samples[0]?.stack ?? []).map((line) => `      ${line}`) : []),
  ]);
}
