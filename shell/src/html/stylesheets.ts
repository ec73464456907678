export interface Stylesheet {
  href: string;
  integrity: string;
  /** Missing where the page links to the file. */
  text?: string;
}

/**
 * Inlines styles: a linked one costs a round trip (R101). The disabled link, never fetched, prevents the chunk loader
 * from loading them again.
 */
export const stylesheetsHtml = (sheets: readonly Stylesheet[]): string =>
  sheets
    .map(({ href, integrity, text }) =>
      text === undefined
        ? `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`
        : `<link rel="stylesheet" href="${href}" disabled><style>${inlineStyle(text)}</style>`,
    )
    .join('\n');

/** For the Content-Security-Policy. */
export const inlineStyles = (sheets: readonly Stylesheet[]): string[] =>
  sheets.flatMap(({ text }) => (text === undefined ? [] : [inlineStyle(text)]));

/** An escaped slash is a slash in CSS. */
const inlineStyle = (text: string) => text.replaceAll('</', '<\\/');
