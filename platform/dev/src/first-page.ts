import type { FirstPage, Manifest } from '@viit/contract';
import { scriptJson } from '@viit/contract/html';

const dataBlock = /(<script type="application\/json" id="viit-page">)(.*?)(<\/script>)/s;

/** Undefined if the shell did not render the page. */
export function readFirstPage(html: string): FirstPage | undefined {
  const json = dataBlock.exec(html)?.[2];
  return json === undefined ? undefined : (JSON.parse(json) as FirstPage);
}

/** Undefined if the page loads no shell. */
export const shellBase = (first: FirstPage): string | undefined =>
  first.load.map(({ src }) => /^\/_builds\/shell\/[0-9a-f]+\//.exec(src)?.[0]).find((base) => base !== undefined);

/** Also adds the page script. */
export function withDevelopmentShell(html: string, first: FirstPage, shell: Manifest): string {
  const load = [
    ...shell.entry.scripts.map((file) => ({ src: shell.base + file, integrity: '', run: true })),
    ...first.load.filter(({ src }) => !src.startsWith('/_builds/shell/')),
  ];
  const json = scriptJson({ ...first, load });
  return withPageScript(html.replace(dataBlock, (_all, open: string, _json, close: string) => open + json + close));
}

export const withPageScript = (html: string): string =>
  html.replace('</head>', '<script src="/_dev/page.js" defer></script>\n</head>');
