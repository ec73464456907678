/** To sort a long run takes quadratic time. No word has as many; both half-width signs become marks. */
const longRuns = /([\p{M}\uFF9E\uFF9F]{10})[\p{M}\uFF9E\uFF9F]+/gu;

/** PostgreSQL would read "B.Tech" as a host and "IQAC/NAAC" as a path. */
export const searchText = (text: string): string =>
  text
    .replace(longRuns, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Typos are corrected to these words. */
export const correctableWords = (text: string): string[] => [
  ...new Set(
    searchText(text)
      .split(' ')
      .filter((word) => word.length >= 4 && word.length <= 40 && !/\p{N}/u.test(word)),
  ),
];
