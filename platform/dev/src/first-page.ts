import type { FirstPage, Manifest } from '@viit/contract';

const block = /(<script type="application\/json" id="viit-page">)(.*?)(<\/script>)/s;

/** What a document of the site says of itself; undefined where it is no page of the shell's. */
export function readFirstPage(html: string): FirstPage | undefined {
  const text = block.exec(html)?.[2];
  return text === undefined ? undefined : (JSON.parse(text) as FirstPage);
}

/** Where the shell of a document is; undefined where it names none. */
export const shellBase = (first: FirstPage): string | undefined =>
  first.load.map(({ src }) => /^\/_builds\/shell\/[0-9a-f]+\//.exec(src)?.[0]).find((base) => base !== undefined);

/**
 * A document of the site with the shell's development client in place of the one for visitors, and the script that hears of
 * builds. Everything else is as the site answered it: the rendered page, its section's entry, the policy's inline scripts.
 */
export function forDevelopment(html: string, first: FirstPage, shell: Manifest): string {
  const load = [
    ...shell.entry.scripts.map((file) => ({ src: shell.base + file, integrity: '', run: true })),
    ...first.load.filter(({ src }) => !src.startsWith('/_builds/shell/')),
  ];
  const text = JSON.stringify({ ...first, load }).replaceAll('<', '\\u003c');
  return withPageScript(html.replace(block, (_all, open: string, _text, close: string) => open + text + close));
}

/** Adds the script that hears of builds. */
export const withPageScript = (html: string): string =>
  html.replace('</head>', '<script src="/_dev/page.js" defer></script>\n</head>');
