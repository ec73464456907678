import { isUtf8 } from 'node:buffer';
import { type StyleSheet, transform } from 'lightningcss';
import { checkRules } from './check-rules.ts';
import type { Naming } from './section-names.ts';
import type { StyleReport } from './style-report.ts';

interface CheckOptions {
  section: string;
  /** @default 'compiled' */
  naming?: Naming;
}

/** Counts where a web server names no encoding. */
const otherCharset = /^@charset "(?!utf-8")/i;

/**
 * Checks that a stylesheet changes elements of its section only (R106.9). Anything else would also restyle the page on screen
 * when a visitor only hovers a link to a page of the section, which loads its styles.
 * @param source the file's bytes, or a text that was decoded already.
 */
export function checkStyles(source: string | Uint8Array, { section, naming = 'compiled' }: CheckOptions): StyleReport {
  const report: StyleReport = { problems: [], warnings: [] };
  const code = Buffer.from(source);
  const text = code.toString();
  if (!isUtf8(code) || text.startsWith('\uFEFF') || otherCharset.test(text)) {
    const reason =
      'it must be UTF-8 without a byte order mark: browsers would decode it in another way. Save it as UTF-8.';
    report.problems.push({ line: 1, column: 1, quote: 'the stylesheet', reason });
    return report;
  }
  let sheet: StyleSheet | undefined;
  try {
    transform({
      filename: 'styles.css',
      code,
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
