import { isUtf8 } from 'node:buffer';
import { budgets } from '@viit/contract';
import { type Rule, type StyleSheet, transform } from 'lightningcss';
import { checkRules } from './check-rules.ts';
import { nestsDeeper } from './nesting-depth.ts';
import type { Naming } from './section-names.ts';
import type { StyleReport } from './style-report.ts';

interface CheckOptions {
  section: string;
  /** @default 'compiled' */
  naming?: Naming;
}

/** Counts where a web server names no encoding. */
const otherCharset = /^@charset "(?!utf-8")/i;

const nestingLimit = 100;

/**
 * Checks that a stylesheet changes elements of its section only (R106). Anything else would also restyle the page on screen
 * when a visitor only hovers a link to a page of the section, which loads its styles.
 * @param source the file's bytes, or a text that was decoded already.
 */
export function checkStyles(source: string | Uint8Array, { section, naming = 'compiled' }: CheckOptions): StyleReport {
  const report: StyleReport = { problems: [], warnings: [] };
  const code = Buffer.from(source);
  const text = code.toString();
  const unsafe = reasonNotToParse(code, text);
  if (unsafe) {
    report.problems.push({ line: 1, column: 1, quote: 'the stylesheet', reason: unsafe });
    return report;
  }
  try {
    checkRules(parse(code, naming), { text, section, report, naming });
  } catch (error) {
    const { loc, message } = error as Error & { loc?: { line: number; column: number } };
    if (!loc && !(error instanceof RangeError)) throw error;
    const reason = `it cannot be parsed: ${message}`;
    report.problems.push({ line: loc?.line ?? 1, column: loc?.column ?? 1, quote: 'the stylesheet', reason });
  }
  return report;
}

/** What would stop the process, or be read in another way by browsers. */
function reasonNotToParse(code: Uint8Array, text: string): string | undefined {
  if (code.length > budgets.stylesheet) {
    return `it is larger than ${budgets.stylesheet / 1000} KB. Split it, or remove what no page uses.`;
  }
  if (!isUtf8(code) || text.startsWith('\uFEFF') || otherCharset.test(text)) {
    return 'it must be UTF-8 without a byte order mark: browsers would decode it in another way. Save it as UTF-8.';
  }
  return nestsDeeper(text, nestingLimit) ? `it nests more than ${nestingLimit} levels. Nest fewer rules.` : undefined;
}

function parse(code: Uint8Array, naming: Naming): Rule[] {
  let rules: Rule[] = [];
  transform({
    filename: 'styles.css',
    code,
    ...(naming === 'source' && { cssModules: true }),
    visitor: {
      StyleSheet(parsed: StyleSheet) {
        rules = parsed.rules;
        // Minifying what is left would take time that grows with the square of equal rules.
        return { ...parsed, rules: [] };
      },
    },
  });
  return rules;
}
