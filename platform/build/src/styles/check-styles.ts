import { isUtf8 } from 'node:buffer';
import { budgets } from '@viit/contract';
import { type Rule, type StyleSheet, transform } from 'lightningcss';
import { checkRules } from './check-rules.ts';
import { nestingInParentheses, nestsDeeper, withStrictLists } from './css-tokens.ts';
import type { Naming } from './section-names.ts';
import type { StyleFindings } from './style-findings.ts';

interface CheckOptions {
  section: string;
  /** @default 'compiled' */
  naming?: Naming;
}

/** Applies if the web server names no encoding. */
const otherCharset = /^@charset "(?!utf-8")/i;

const nestingLimit = 100;

/**
 * A stylesheet may change only elements of its section (R106), because it loads when a visitor hovers a link to the section.
 * @param source bytes or decoded text.
 */
export function checkStyles(
  source: string | Uint8Array,
  { section, naming = 'compiled' }: CheckOptions,
): StyleFindings {
  const findings: StyleFindings = { problems: [], warnings: [] };
  const code = Buffer.from(source);
  const text = code.toString();
  const unsafe = reasonNotToParse(code, text);
  if (unsafe) {
    findings.problems.push({ line: 1, column: 1, quote: 'the stylesheet', reason: unsafe });
    return findings;
  }
  const nesting = nestingInParentheses(text);
  if (nesting !== undefined) {
    const lines = text.slice(0, nesting).split('\n');
    const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    findings.problems.push({ ...place, quote: '&', reason: nestingReason });
    return findings;
  }
  let isStrict = false;
  try {
    const rules = parse(code, naming);
    isStrict = true;
    parse(Buffer.from(withStrictLists(text)), naming);
    checkRules(rules, { text, section, findings, naming });
  } catch (error) {
    const { loc, message } = error as Error & { loc?: { line: number; column: number } };
    if (!loc && !(error instanceof RangeError)) throw error;
    const reason = isStrict ? `${strictReason} (${message})` : `it cannot be parsed: ${message}`;
    findings.problems.push({ line: loc?.line ?? 1, column: loc?.column ?? 1, quote: 'the stylesheet', reason });
  }
  return findings;
}

/**
 * In `.a { :is(header, > &) {} }` the parser leaves out what it does not know, and adds `.a`; browsers do not, because there is
 * an `&`.
 */
const nestingReason =
  'browsers may read an & in parentheses in another way than this check, and style the whole page. Write it outside of them: "&:hover", "& p".';

const strictReason =
  'browsers may apply a selector in :is() or :where() that this check does not know. Write it as a selector of its own, or leave it out.';

/** Prevents a crash, and text that browsers read differently. */
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
        // The rest would take quadratic time.
        return { ...parsed, rules: [] };
      },
    },
  });
  return rules;
}
