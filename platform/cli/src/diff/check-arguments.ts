import { CliError } from '../cli-error.ts';
import type { Condition } from './fail-on.ts';

/** As typed after `viit diff`. */
export interface DiffArguments {
  references: readonly string[];
  build?: string | undefined;
  visual?: boolean | undefined;
  all?: boolean | undefined;
  page?: readonly string[] | undefined;
  failOn?: readonly Condition[] | undefined;
}

/**
 * Refuses arguments that would be ignored: a check in CI must not pass by mistake.
 * @throws CliError that says what to change.
 */
export function checkArguments({ references, build, visual, all, page, failOn = [] }: DiffArguments): void {
  const problem =
    (references.includes('') && 'One of the releases is an empty text. Name "live", a release or a preview.') ||
    (build === '' && 'The folder of --build is an empty text. Name one such as remotes/exams/dist.') ||
    (build !== undefined &&
      references.length > 1 &&
      '--build is one of the two sides: name at most one other release.') ||
    (all && page && 'Use either --all or --page.') ||
    (!visual && unusedWithoutBrowser({ all, page, failOn }));
  if (problem) throw new CliError('argument-invalid', problem);
}

function unusedWithoutBrowser({ all, page, failOn = [] }: Omit<DiffArguments, 'references'>): string | false {
  const condition = failOn.find(({ kind }) => kind === 'axe' || kind === 'visual');
  const option = condition ? `--fail-on ${condition.kind}` : all ? '--all' : page ? '--page' : undefined;
  return option !== undefined && `${option} needs a browser. Add --visual.`;
}
