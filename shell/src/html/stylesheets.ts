/** A stylesheet of a page. */
export interface Stylesheet {
  href: string;
  integrity: string;
  /** Its text, when it is inlined; without it the page links to the file. */
  text?: string;
}

/**
 * The HTML of a page's stylesheets. They are inlined (R101): a linked one costs a round trip before the first paint.
 * The disabled link is never fetched; the code that loads a page's chunk looks for it, and then does not fetch the styles.
 */
export const stylesheetsHtml = (sheets: readonly Stylesheet[]): string =>
  sheets
    .map(({ href, integrity, text }) =>
      text === undefined
        ? `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`
        : `<link rel="stylesheet" href="${href}" disabled><style>${inlineStyle(text)}</style>`,
    )
    .join('\n');

/** The contents of the page's `<style>` elements, for the hashes in its Content-Security-Policy. */
export const inlineStyles = (sheets: readonly Stylesheet[]): string[] =>
  sheets.flatMap(({ text }) => (text === undefined ? [] : [inlineStyle(text)]));

/** Styles that cannot end their element: in CSS an escaped slash is a slash. */
const inlineStyle = (text: string) => text.replaceAll('</', '<\\/');
