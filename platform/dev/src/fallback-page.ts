import type { Fault } from '@viit/build/development';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** The page that stands where one could not be rendered: it names what is to be mended, and gives way once it is. */
export const fallbackPage = (faults: readonly Fault[]): string => `<!doctype html>
<html lang="en" data-viit-stand-in>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page does not render yet</title>
<link rel="icon" href="data:,">
<script src="/_dev/page.js" defer></script>
</head>
<body>
<main>
<h1>This page does not render yet</h1>
<p>Mend this, and the page comes by itself. Publishing would be refused for the same reason.</p>
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
