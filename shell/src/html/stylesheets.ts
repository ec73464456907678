/** A stylesheet of a document. */
export interface Stylesheet {
  href: string;
  integrity: string;
  /** What it says, where the document holds it; without it, the document links to it. */
  text?: string;
}

/**
 * The stylesheets of a document. They stand in it (design.md section 7): what is linked costs a round trip before anything is
 * painted. The link that is disabled is never fetched; it tells the code that loads a page's chunk, which looks for it before
 * it fetches a chunk's styles, that these are here.
 */
export const stylesheetsHtml = (sheets: readonly Stylesheet[]): string =>
  sheets
    .map(({ href, integrity, text }) =>
      text === undefined
        ? `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`
        : `<link rel="stylesheet" href="${href}" disabled><style>${inlineText(text)}</style>`,
    )
    .join('\n');

/** The texts that a document holds in style elements, as the Content-Security-Policy must allow them. */
export const inlineStyles = (sheets: readonly Stylesheet[]): string[] =>
  sheets.flatMap(({ text }) => (text === undefined ? [] : [inlineText(text)]));

/** Styles that cannot end the element they stand in: to CSS an escaped slash is a slash. */
const inlineText = (text: string) => text.replaceAll('</', '<\\/');
