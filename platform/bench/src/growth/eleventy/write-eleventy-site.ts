import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a site for Eleventy with the content of a page of this site: as many Markdown files with its text, and a layout with
 * everything else of its HTML: header with the menus, styles, footer.
 */
export function writeEleventySite(folder: string, html: string, pages: number): void {
  const { before, main, after } = divide(html);
  const raw = (text: string) => `{% raw %}${text}{% endraw %}`;
  const head = before.replace(
    /<title>.*?<\/title>/s,
    '{% endraw %}<title>{{ title | escape }}</title><meta name="description" content="{{ description | escape }}">{% raw %}',
  );
  fs.mkdirSync(path.join(folder, '_includes'), { recursive: true });
  fs.writeFileSync(path.join(folder, '_includes/page.njk'), `${raw(head)}{{ content | safe }}${raw(after)}`);
  const text = toMarkdown(main);
  for (let i = 1; i <= pages; i++) {
    const front = `---\nlayout: page.njk\ntitle: Core Team, page ${i}\ndescription: Page ${i} of ${pages}\n---\n`;
    fs.writeFileSync(path.join(folder, `item-${i}.md`), front + text);
  }
}

function divide(html: string) {
  const [begin, end] = [/<main[^>]*>/.exec(html), html.lastIndexOf('</main>')];
  if (!begin || end < 0) throw new Error('The page has no main element.');
  const start = begin.index + begin[0].length;
  return { before: html.slice(0, start), main: html.slice(start, end), after: html.slice(end) };
}

/** The text of elements as headings and paragraphs. */
export const toMarkdown = (html: string): string =>
  html
    .replace(/<h([1-6])[^>]*>/g, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<(?:p|li|td|th|div|section|br)\b[^>]*>|<\/h[1-6]>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '\n\n')
    .trim();
