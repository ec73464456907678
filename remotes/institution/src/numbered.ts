/** Adds the serial numbers that a table shows. */
export const numbered = <T extends object>(entries: readonly T[]) =>
  entries.map((entry, index) => ({ ...entry, sNo: index + 1 }));
