import fs from 'node:fs';
import path from 'node:path';

/*
 * `npm run compare-exports -- <folder> <folder>`: prints what differs for visitors between two exports. Exits with 1 if a
 * page differs.
 */

/** Replaces or removes what changes with every build. */
function normalize(html: string): string {
  const ids = new Map<string, string>();
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*>/g, '')
    .replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '')
    .replace(/<script type="application\/json" id="viit-page">.*?<\/script>/gs, '')
    .replace(/\/_builds\/([a-z-]+)\/[0-9a-f]{12}\/([^"' ,)]*?)(?:\.[0-9a-f]{8,})?(\.[a-z0-9]+)/g, '/_builds/$1/$2$3')
    .replace(/ (?:class|data-[a-z-]+)="[^"]*"/g, '')
    .replace(/--[a-z-]+:/g, '--property:')
    .replace(/_[Rr]_[0-9a-z]*_/g, (id) => {
      if (!ids.has(id)) ids.set(id, `id-${ids.size + 1}`);
      return ids.get(id) ?? id;
    })
    .replace(/></g, '>\n<');
}

function pagesOf(folder: string): string[] {
  const site = path.join(folder, 'site');
  return fs
    .readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('_builds'))
    .sort();
}

/** Lines that only one of the texts has, in order. */
function differences(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const missingFrom = (lines: string[], others: string[]) => {
    const unmatched = new Map<string, number>();
    for (const line of others) unmatched.set(line, (unmatched.get(line) ?? 0) + 1);
    return lines.filter((line) => {
      const count = unmatched.get(line) ?? 0;
      unmatched.set(line, count - 1);
      return count <= 0;
    });
  };
  const lines = [
    ...missingFrom(old, now).map((line) => `  - ${line.slice(0, 300)}`),
    ...missingFrom(now, old).map((line) => `  + ${line.slice(0, 300)}`),
  ];
  return lines.length > 0 || before === after ? lines : ['  the same lines in another order'];
}

const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error('Name two exports: npm run compare-exports -- <folder> <folder>');
const pages = [...new Set([...pagesOf(before), ...pagesOf(after)])].sort();
let changed = 0;
for (const page of pages) {
  const [old, now] = [before, after].map((folder) => {
    const file = path.join(folder, 'site', page);
    return fs.existsSync(file) ? normalize(fs.readFileSync(file, 'utf8')) : '';
  }) as [string, string];
  const lines = differences(old, now);
  if (lines.length === 0) continue;
  changed++;
  console.log([page, ...lines.slice(0, 20)].join('\n'));
}
console.log(`${pages.length} pages compared, ${changed} differ.`);
process.exitCode = changed > 0 ? 1 : 0;
