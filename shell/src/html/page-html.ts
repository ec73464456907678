import type { FirstPage, PageMetadata } from '@viit/contract';
import { escapeHtml, scriptJson } from '@viit/contract/html';
import type { ListResponses } from '@viit/runtime';
import { withSiteName } from '../state.ts';
import { bootstrapScript } from './bootstrap-script.ts';
import { fontChoice } from './font-choice.ts';
import { socialMetaTags } from './social-meta-tags.ts';
import { structuredData } from './structured-data.ts';
import { type Stylesheet, stylesheetsHtml } from './stylesheets.ts';
import { supportCheck } from './support-check.ts';

export interface HtmlFiles {
  /** The shell's first. */
  styles: readonly Stylesheet[];
  /** Public, for canonical addresses. */
  origin: string;
}

interface PageHtmlOptions {
  first: FirstPage;
  metadata: PageMetadata;
  lists: ListResponses;
  files: HtmlFiles;
  body: string;
}

/** The complete HTML document. */
export function pageHtml({ first, metadata, lists, files, body }: PageHtmlOptions): string {
  const { page } = first;
  const title = escapeHtml(withSiteName(page.title));
  const description = escapeHtml(page.description);
  const canonical = files.origin + (page.canonical ?? first.path);
  const isHidden = first.isNotFound || page.noindex;
  // The search index is made from the document.
  const words = metadata.searchWords?.join(', ');
  const keywords = words ? `\n<meta name="keywords" content="${escapeHtml(words)}">` : '';
  const alternates = (metadata.alternates ?? [])
    .map(
      ({ type, title: name, address }) =>
        `\n<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${escapeHtml(address)}">`,
    )
    .join('');
  const things = structuredData({ first, metadata, lists, origin: files.origin });
  const data = `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': things })}</script>\n`;
  const tags = socialMetaTags({
    title: withSiteName(page.title),
    description: page.description,
    url: canonical,
    origin: files.origin,
  })
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`)
    .join('');
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<script>${fontChoice}</script>
${stylesheetsHtml(files.styles)}
<script>${supportCheck}</script>
<meta name="description" content="${description}">${keywords}
${isHidden ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(canonical)}">`}${alternates}
${tags}
<meta name="theme-color" content="#0a2e3e">
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
<div id="root">${body}</div>
${things.length > 0 ? data : ''}<script type="application/json" id="viit-page">${scriptJson(first)}</script>
<script type="application/json" id="viit-content">${scriptJson(lists)}</script>
<script>${bootstrapScript(first.settings?.reports)}</script>
</body>
</html>
`;
}
