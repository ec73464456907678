export interface StyleFinding {
  line: number;
  /** From 1. */
  column: number;
  quote: string;
  /** What is wrong, and what to write instead. */
  reason: string;
}

export interface StyleReport {
  /** The registry refuses these. */
  problems: StyleFinding[];
  warnings: StyleFinding[];
}

/** `page.module.css, line 12: body: …` */
export const describeFinding = (file: string, { line, column, quote, reason }: StyleFinding): string =>
  `${file}, line ${line}, column ${column}: ${quote}: ${reason}`;
