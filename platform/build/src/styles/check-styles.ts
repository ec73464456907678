import { type StyleSheet, transform } from 'lightningcss';
import { checkRules } from './check-rules.ts';
import type { Naming } from './section-names.ts';
import type { StyleReport } from './style-report.ts';

interface CheckOptions {
  section: string;
  /** @default 'compiled' */
  naming?: Naming;
}

/**
 * Checks that a stylesheet changes elements of its section only (R106.9). Anything else would also restyle the page on screen
 * when a visitor only hovers a link to a page of the section, which loads its styles.
 */
export function checkStyles(text: string, { section, naming = 'compiled' }: CheckOptions): StyleReport {
  const report: StyleReport = { problems: [], warnings: [] };
  let sheet: StyleSheet | undefined;
  try {
    transform({
      filename: 'styles.css',
      code: Buffer.from(text),
      ...(naming === 'source' && { cssModules: true }),
      visitor: {
        StyleSheet(parsed) {
          sheet = parsed;
        },
      },
    });
  } catch (error) {
    const { loc, message } = error as Error & { loc?: { line: number; column: number } };
    const reason = `it cannot be parsed: ${message}`;
    report.problems.push({ line: loc?.line ?? 1, column: loc?.column ?? 1, quote: 'the stylesheet', reason });
    return report;
  }
  checkRules(sheet?.rules ?? [], { text, section, report, naming });
  return report;
}
