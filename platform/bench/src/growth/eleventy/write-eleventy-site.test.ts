import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { toMarkdown, writeEleventySite } from './write-eleventy-site.ts';

test('the text of a page becomes headings and paragraphs', () => {
  const html =
    '<div><h1 id="a">Core <b>Team</b></h1><p>Officers of the cell</p><ul><li>One</li><li>Two</li></ul></div>';
  assert.equal(toMarkdown(html), '# Core Team\n\nOfficers of the cell\n\nOne\n\nTwo');
});

test('each page has the text, and the layout has the rest with a title of its own', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-eleventy-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const html = '<title>Core Team</title><header>Menu</header><main id="main"><p>Text</p></main><footer>End</footer>';
  writeEleventySite(folder, html, 2);
  assert.deepEqual(fs.readdirSync(folder).sort(), ['_includes', 'item-1.md', 'item-2.md']);
  assert.match(fs.readFileSync(path.join(folder, 'item-2.md'), 'utf8'), /title: Core Team, page 2\n.*\n---\nText$/);
  const layout = fs.readFileSync(path.join(folder, '_includes/page.njk'), 'utf8');
  assert.match(layout, /<title>\{\{ title .*Menu.*<main id="main">.*content.*<\/main><footer>End/s);
});
