/** A place in a stylesheet that breaks a rule. */
export interface StyleFinding {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The selector, or the beginning of the rule, as written. */
  quote: string;
  /** What is wrong and what to write instead. */
  reason: string;
}

export interface StyleReport {
  /** What a section must not publish. */
  problems: StyleFinding[];
  /** What is possible, and should be looked at. */
  warnings: StyleFinding[];
}

/** A finding as a sentence: `page.module.css, line 12: body: …`. @param file its path, as its author knows it. */
export const describeFinding = (file: string, { line, column, quote, reason }: StyleFinding): string =>
  `${file}, line ${line}, column ${column}: ${quote}: ${reason}`;
