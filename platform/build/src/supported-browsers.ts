/** All have cascade layers, `:has()` and `:is()` (R117). Older ones show finished pages as without script. */
export const supportedBrowsers = {
  chrome: '111',
  and_chr: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
  ios_saf: '16.4',
  samsung: '22',
} as const;
