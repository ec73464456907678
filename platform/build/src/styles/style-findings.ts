export interface StyleFinding {
  line: number;
  /** From 1. */
  column: number;
  quote: string;
  reason: string;
}

export interface StyleFindings {
  /** The registry refuses these. */
  problems: StyleFinding[];
  warnings: StyleFinding[];
}

export const describeFinding = (file: string, { line, column, quote, reason }: StyleFinding): string =>
  `${file}, line ${line}, column ${column}: ${quote}: ${reason}`;
