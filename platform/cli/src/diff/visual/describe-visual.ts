import { plural } from '@viit/contract/comparison-text';
import { isShiftDifferent, type VisualComparison, type VisualPage } from './visual-comparison.ts';

export function describeVisual({ same, identical, pages }: VisualComparison): string[] {
  return [
    '',
    `In the browser, at 360, 768 and 1440 px: ${plural(pages.length, 'page')} ${pages.length === 1 ? 'differs' : 'differ'}, ${same.length} ${same.length === 1 ? 'looks and behaves' : 'look and behave'} the same.`,
    ...describeIdentical({ same, identical }),
    ...pages.flatMap(describePage),
  ];
}

/** Why some pages were not opened; empty if all were. */
export function describeIdentical({ same, identical }: Pick<VisualComparison, 'same' | 'identical'>): string[] {
  if (identical.length === 0) return [];
  const which = identical.length === same.length ? 'None of these' : `${identical.length} of these`;
  const verb = identical.length === same.length ? 'had' : 'did not have';
  return [`${which} ${verb} to be opened: both sides have the same bytes.`];
}

function describePage({ path, section, widths, axe, console, layoutShift }: VisualPage): string[] {
  const looks = widths
    .filter(({ changedPercent }) => changedPercent > 0)
    .map(({ width, changedPercent, area }) => {
      const where = area ? `, ${area.width} × ${area.height} px at ${area.x}, ${area.y}` : '';
      return `      ${width} px: ${changedPercent}% of the picture${where}`;
    });
  const findings = (name: string, { added, removed }: VisualPage['axe']) => [
    ...added.map((one) => `      new ${name}: ${one}`),
    ...removed.map((one) => `      ${name} is gone: ${one}`),
  ];
  const isShifted = isShiftDifferent({ layoutShift });
  return [
    `  ${path} of ${section}`,
    ...looks,
    ...findings('finding of axe', axe),
    ...findings('message', console),
    ...(isShifted ? [`      layout shift: ${layoutShift.from} before, ${layoutShift.to} now`] : []),
  ];
}
