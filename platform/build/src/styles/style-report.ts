export interface StyleFinding {
  line: number;
  /** Counted from 1, like lines. */
  column: number;
  /** As written: the selector, or the rule's beginning. */
  quote: string;
  /** What is wrong, and what to write instead. */
  reason: string;
}

export interface StyleReport {
  /** The registry refuses these. */
  problems: StyleFinding[];
  /** Allowed, but worth a look. */
  warnings: StyleFinding[];
}

/** `page.module.css, line 12: body: …` */
export const describeFinding = (file: string, { line, column, quote, reason }: StyleFinding): string =>
  `${file}, line ${line}, column ${column}: ${quote}: ${reason}`;
