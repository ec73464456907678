const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes a Markdown table with text in the first column and figures in the others. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
