const families: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['samsung', /\bSamsungBrowser\//],
  ['opera', /\bOPR\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
];

/** The family of a browser by its User-Agent header. Its version and system are not stored: together they could tell visitors apart. */
export const browserFamily = (userAgent = ''): string =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
