import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { type PublishedSite, test } from '../../src/published-site.ts';
import { isFull, isLong } from '../../src/series.ts';
import { expect } from '../../src/site-test.ts';

/* `viit diff --visual` locates seeded changes that only a browser shows. */

test.skip(Boolean(process.env.E2E_URL) || !isLong, 'publishes to a separate site, with LONG=1');
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** What these tests read of `viit diff --visual --json`. */
interface Found {
  visual: {
    same: string[];
    identical: string[];
    pages: {
      path: string;
      section: string;
      widths: { width: number; changedPercent: number; area?: { y: number; height: number } }[];
      axe: { added: string[] };
    }[];
  };
  pages: { path: string; kinds: string[] }[];
  styles: { section: string; rules: { rule: string; added: string[] }[] }[];
}

const timetables = '/exams/timetables';
const team = '/exams/core-team';
const everyWidth = [360, 768, 1440];
let version = 0;

/** Previews a build with a seeded change and compares it with the live site. @param what arguments that choose the pages. */
async function seed(
  published: PublishedSite,
  section: string,
  replacements: Record<string, string>,
  what: readonly string[],
): Promise<Found> {
  const name = `seed-${++version}`;
  await published.publish(section, `9.${version}.0`, replacements, name);
  return published.viit<Found>(['diff', name, '--visual', ...what]);
}

const only = (...pages: string[]): string[] => pages.flatMap((page) => ['--page', page]);

/** The widths at which a page looks different. */
const changedWidths = ({ visual }: Found, page: string): number[] =>
  (visual.pages.find(({ path }) => path === page)?.widths ?? [])
    .filter(({ changedPercent }) => changedPercent > 0)
    .map(({ width }) => width);

/** The name of a file of a build, which contains a hash. Two pages may have different files of the same name. */
function clientFile(folder: string, name: string): string {
  const files = fs.readdirSync(path.join(workspaceRoot, folder, 'dist/client'));
  const found = files.filter((file) => file.startsWith(`${name}.`));
  expect(found, `files of ${folder} called ${name}`).toHaveLength(1);
  return found.join();
}

test('a heading that moves by 2 px is found at each width, and pages that look the same are not reported', async ({
  published,
}) => {
  const title = '-title{max-width:30ch';
  const replacements = { [title]: '-title{padding-top:2px;max-width:30ch' };
  const found = await seed(published, 'exams', replacements, only(timetables, team, '/policies'));
  expect(found.visual.pages.map(({ path, section }) => `${path} of ${section}`)).toEqual([`${team} of exams`]);
  expect(changedWidths(found, team)).toEqual(everyWidth);
  expect(found.visual.same).toEqual([timetables, '/policies']);
  expect(found.visual.identical).toEqual(['/policies']);
  expect(found.styles[0]?.rules[0]).toMatchObject({
    rule: expect.stringContaining('-title'),
    added: ['padding-top:2px'],
  });
});

test.describe('each seeded change', () => {
  test.skip(!isFull, 'part of the long series (npm run test:full)');

  test('another colour of a button is found where the button is shown', async ({ published }) => {
    const button = 'min-height:2.75rem;color:var(--link)';
    const replacements = { [button]: button.replace('var(--link)', '#a00000') };
    const found = await seed(published, 'exams', replacements, only(timetables));
    expect(changedWidths(found, timetables)).toContain(360);
  });

  test('another font weight is found', async ({ published }) => {
    const text = 'font-size:var(--size-2);font-weight:600;line-height:1.35';
    const found = await seed(published, 'exams', { [text]: text.replace('600', '800') }, only(timetables));
    expect(changedWidths(found, timetables)).toEqual(everyWidth);
  });

  test('another picture is found where it is shown', async ({ published }) => {
    const replacements = { [clientFile('remotes/cells', 'surface')]: clientFile('remotes/cells', 'hero') };
    const found = await seed(published, 'cells', replacements, only('/matlab', '/rti'));
    expect(found.visual.pages.map(({ path, section }) => `${path} of ${section}`)).toEqual(['/matlab of cells']);
    expect(changedWidths(found, '/matlab')).toEqual(everyWidth);
  });

  test('a text without contrast is a new finding of axe', async ({ published }) => {
    const text = 'max-width:60ch;color:var(--text-soft)';
    const found = await seed(published, 'exams', { [text]: 'max-width:60ch;color:#d5d5d5' }, only(timetables));
    const [page] = found.visual.pages;
    expect(page?.axe.added.join()).toContain('color-contrast');
  });

  test('a style of a new shell that reaches a section is found there', async ({ published }) => {
    // A new shell renders every page.
    test.setTimeout(600_000);
    // Outside the layers, so that it overrides the sections' own styles.
    const place = ':root[data-fonts=later]{';
    const replacements = { [place]: `h1{letter-spacing:.05em}${place}` };
    const found = await seed(published, 'shell', replacements, only(timetables, '/chairman'));
    expect(changedWidths(found, timetables)).toEqual(everyWidth);
    expect(changedWidths(found, '/chairman')).toEqual(everyWidth);
    const chairman = found.pages.find(({ path }) => path === '/chairman');
    expect(chairman?.kinds).toContain('styles');
    expect(found.styles[0]).toMatchObject({
      section: 'shell',
      rules: [{ rule: 'h1', added: ['letter-spacing:.05em'] }],
    });
  });

  test('ten builds without a change show no difference on any page', async ({ published }) => {
    test.setTimeout(600_000);
    for (let run = 0; run < 10; run++) {
      const { visual } = await seed(published, 'exams', {}, ['--all']);
      expect(visual.pages, `run ${run + 1}`).toEqual([]);
      expect(visual.same.length).toBeGreaterThan(70);
    }
  });
});
