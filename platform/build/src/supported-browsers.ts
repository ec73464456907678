/**
 * The oldest supported browsers (R117): all have cascade layers, `:has()` and `:is()`. Older ones show the finished pages as
 * without script. The names are browserslist's; `npm run browser-apis` compares the APIs that the code uses with this list.
 */
export const supportedBrowsers = {
  chrome: '111',
  and_chr: '111',
  edge: '111',
  firefox: '121',
  safari: '16.4',
  ios_saf: '16.4',
  samsung: '22',
} as const;
