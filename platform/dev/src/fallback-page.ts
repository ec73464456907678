import { escapeHtml } from '@viit/contract/html';
import type { Fault } from './watch/build-status.ts';

/** Shown until a save has fixed the errors. */
export const fallbackPage = (faults: readonly Fault[]): string => `<!doctype html>
<html lang="en" data-viit-fallback>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page cannot be rendered</title>
<link rel="icon" href="data:,">
<script src="/_dev/page.js" defer></script>
</head>
<body>
<main>
<h1>This page cannot be rendered</h1>
<p>Fix this error, and the page appears. Until then the section cannot be published.</p>
${faults
  .map(
    ({ file, line, message }) =>
      `${file ? `<h2><code>${escapeHtml(file)}${line ? `:${line}` : ''}</code></h2>\n` : ''}<pre>${escapeHtml(message)}</pre>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;
