import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeChapter } from '../docs-chapter.ts';
import { machine } from '../machine.ts';
import { measureEleventy } from './eleventy/measure-eleventy.ts';
import { growthReport, isComplete } from './growth-report.ts';
import { keepResults, readResults } from './kept-results.ts';
import { measureSections } from './measure-sections.ts';
import { measureSize } from './measure-size.ts';

const folder = path.join(workspaceRoot, 'test-results/bench/growth');

/** The sizes of a whole run. */
const all = { pages: [74, 1000, 5000], sections: [5, 20, 100] };

/**
 * `npm run bench -- growth`: sites with 74, 1 000 and 5 000 pages and with 5, 20 and 100 sections, each on a database of its own,
 * and Eleventy with as many pages. Each size is kept when it is measured. The chapter is written when all sizes are there.
 * @param chosen the sizes to measure, such as `1000`; without any, all.
 */
export async function benchGrowth(chosen: {
  pages?: string | undefined;
  sections?: string | undefined;
}): Promise<void> {
  const { pages, sections } = sizesOf(chosen);
  for (const count of pages) {
    const measured = { machine: machine(), ...(await measureSize(emptyFolder(`pages-${count}`), count)) };
    keepResults({ sizes: [measured] });
    console.log(`${count} pages: ${measured.first.seconds.toFixed(1)} s, ${Math.round(measured.peak)} MB`);
  }
  if (pages.length > 0) {
    await measureEleventy(emptyFolder('eleventy'), pages, (one) => {
      keepResults({ eleventy: [one] });
      console.log(`${one.pages} pages with Eleventy: ${one.seconds.toFixed(1)} s`);
    });
  }
  for (const count of sections) {
    const measured = { machine: machine(), ...(await measureSections(emptyFolder(`sections-${count}`), count)) };
    keepResults({ sections: [measured] });
    console.log(`${count} sections: ${measured.beside.seconds.toFixed(1)} s`);
  }
  const results = readResults();
  const report = growthReport(results);
  if (isComplete(results, all)) writeChapter('growth', report);
  console.log(report);
}

function sizesOf({ pages, sections }: Parameters<typeof benchGrowth>[0]) {
  if (pages === undefined && sections === undefined) return all;
  const numbers = (text = '') => text.split(',').filter(Boolean).map(Number);
  return { pages: numbers(pages), sections: numbers(sections) };
}

function emptyFolder(name: string): string {
  const empty = path.join(folder, name);
  fs.rmSync(empty, { recursive: true, force: true });
  fs.mkdirSync(empty, { recursive: true });
  return empty;
}
