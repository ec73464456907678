import { listNames } from '@viit/contract/comparison-text';
import type { Comparison } from '@viit/contract/registry-api';
import { InvalidArgumentError } from 'commander';
import { CliError, exitCodes } from '../cli-error.ts';
import type { VisualComparison } from './visual/visual-comparison.ts';

export interface Condition {
  kind: (typeof kinds)[number] | 'visual';
  /** For `visual`: share of a picture that may differ. */
  percent: number;
}

const kinds = ['removed', 'broken-link', 'axe', 'budget'] as const;

/** Parses `--fail-on removed broken-link visual>2%`; commas also separate. @throws InvalidArgumentError */
export function parseCondition(text: string, previous: Condition[] = []): Condition[] {
  return [
    ...previous,
    ...text.split(',').map((untrimmed): Condition => {
      const one = untrimmed.trim();
      const visual = /^visual(?:>(\d{1,2}(?:\.\d+)?)%)?$/.exec(one);
      if (visual) return { kind: 'visual', percent: Number(visual[1] ?? 0) };
      const kind = kinds.find((name) => name === one);
      if (kind) return { kind, percent: 0 };
      throw new InvalidArgumentError(`Use ${kinds.join(', ')} or visual>2%.`);
    }),
  ];
}

/** As sentences. If empty, the command succeeds. */
export function findFailures(
  { pages, brokenLinks, overBudget }: Comparison,
  visual: VisualComparison | undefined,
  conditions: readonly Condition[],
): string[] {
  return conditions.flatMap((condition) => {
    if (condition.kind === 'removed') {
      const isUnreachable = ({ change, redirectsTo }: Comparison['pages'][number]) =>
        (change === 'removed' || change === 'moved') && redirectsTo === undefined;
      const unreachable = pages.filter(isUnreachable);
      return unreachable.map(({ path, movedFrom, section }) => `removed: ${movedFrom ?? path} of ${section}`);
    }
    if (condition.kind === 'broken-link') {
      return brokenLinks.map(
        ({ href, pages }) => `broken-link: ${href} on ${listNames(pages.map(({ path }) => path))}`,
      );
    }
    if (condition.kind === 'budget') return overBudget.map(({ name }) => `budget: ${name}`);
    return (visual?.pages ?? []).flatMap((page) => {
      if (condition.kind === 'axe') return page.axe.added.map((finding) => `axe: ${page.path}: ${finding}`);
      return page.widths
        .filter(({ changedPercent }) => changedPercent > condition.percent)
        .map(({ width, changedPercent }) => `visual: ${page.path} at ${width} px: ${changedPercent}% changed`);
    });
  });
}

/** Refusals of a build over a budget. */
const budgetRefusals = ['budget-exceeded', 'entry-too-large', 'page-too-large'];

/** With `--fail-on budget`, the refusal of a build over a budget is a finding. */
export function asFinding(error: unknown, conditions: readonly Condition[]): unknown {
  const isFinding =
    error instanceof CliError &&
    budgetRefusals.includes(error.code) &&
    conditions.some(({ kind }) => kind === 'budget');
  return isFinding ? new CliError(error.code, error.message, exitCodes.found) : error;
}
