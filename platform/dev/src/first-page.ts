import type { FirstPage, Manifest } from '@viit/contract';
import { scriptJson } from '@viit/contract/html';

const dataBlock = /(<script type="application\/json" id="viit-page">)(.*?)(<\/script>)/s;

/** The data in a page's HTML; undefined if the page is not one of the shell's. */
export function readFirstPage(html: string): FirstPage | undefined {
  const json = dataBlock.exec(html)?.[2];
  return json === undefined ? undefined : (JSON.parse(json) as FirstPage);
}

/** The base address of the shell that a page loads; undefined if it loads none. */
export const shellBase = (first: FirstPage): string | undefined =>
  first.load.map(({ src }) => /^\/_builds\/shell\/[0-9a-f]+\//.exec(src)?.[0]).find((base) => base !== undefined);

/** A page of the site that loads the shell's development build instead of its production build, and the page script. Nothing else changes. */
export function withDevelopmentShell(html: string, first: FirstPage, shell: Manifest): string {
  const load = [
    ...shell.entry.scripts.map((file) => ({ src: shell.base + file, integrity: '', run: true })),
    ...first.load.filter(({ src }) => !src.startsWith('/_builds/shell/')),
  ];
  const json = scriptJson({ ...first, load });
  return withPageScript(html.replace(dataBlock, (_all, open: string, _json, close: string) => open + json + close));
}

/** Adds the script that receives the status of builds. */
export const withPageScript = (html: string): string =>
  html.replace('</head>', '<script src="/_dev/page.js" defer></script>\n</head>');
