/**
 * Text as search compares it: words of letters and digits in lower case. PostgreSQL would read "B.Tech" as the name of a host and
 * "IQAC/NAAC" as a path.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The words of a text that a slip can be corrected to: without digits, of four letters and more. */
export const correctableWords = (text: string): string[] => [
  ...new Set(
    searchText(text)
      .split(' ')
      .filter((word) => word.length >= 4 && word.length <= 40 && !/\p{N}/u.test(word)),
  ),
];
