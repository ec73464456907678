import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { type PublishedSite, test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect } from '../../src/site-test.ts';

/* Seeded changes that only a browser shows, and `viit diff --visual` finds them where they are. */

test.skip(Boolean(process.env.E2E_URL), 'publishes to a separate site');
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** What these tests read of `viit diff --visual --json`. */
interface Found {
  visual: {
    same: string[];
    pages: {
      path: string;
      section: string;
      widths: { width: number; changedPercent: number; area?: { y: number; height: number } }[];
      axe: { added: string[] };
    }[];
  };
  pages: { path: string; kinds: string[] }[];
}

const timetables = '/exams/timetables';
const team = '/exams/core-team';
let version = 0;

/** Previews a build with a seeded change and opens these pages on both sides. */
async function seed(
  published: PublishedSite,
  section: string,
  replacements: Record<string, string>,
  pages: readonly string[],
): Promise<Found> {
  const name = `seed-${++version}`;
  await published.publish(section, `9.${version}.0`, replacements, name);
  return published.viit<Found>(['diff', name, '--visual', ...pages.flatMap((page) => ['--page', page])]);
}

/** The widths at which a page looks different. */
const changedWidths = ({ visual }: Found, page: string): number[] =>
  (visual.pages.find(({ path }) => path === page)?.widths ?? [])
    .filter(({ changedPercent }) => changedPercent > 0)
    .map(({ width }) => width);

test('a heading that moves by 2 px is found at each width, and a page that looks the same is not reported', async ({
  published,
}) => {
  const title = '-title{max-width:30ch';
  const found = await seed(published, 'exams', { [title]: '-title{padding-top:2px;max-width:30ch' }, [
    timetables,
    team,
  ]);
  expect(found.visual.pages.map(({ path, section }) => `${path} of ${section}`)).toEqual([`${team} of exams`]);
  expect(changedWidths(found, team)).toEqual([360, 768, 1440]);
  expect(found.visual.same).toEqual([timetables]);
});

test.describe('each seeded change', () => {
  test.skip(!isFull, 'part of the long series (npm run test:full)');

  test('another colour of a button is found where the button is shown', async ({ published }) => {
    const button = 'min-height:2.75rem;color:var(--link)';
    const found = await seed(published, 'exams', { [button]: button.replace('var(--link)', '#a00000') }, [timetables]);
    expect(changedWidths(found, timetables)).toContain(360);
  });

  test('another font weight is found', async ({ published }) => {
    const text = 'font-size:var(--size-2);font-weight:600;line-height:1.35';
    const found = await seed(published, 'exams', { [text]: text.replace('600', '800') }, [timetables]);
    expect(changedWidths(found, timetables)).toEqual([360, 768, 1440]);
  });

  test('a text without contrast is a new finding of axe', async ({ published }) => {
    const text = 'max-width:60ch;color:var(--text-soft)';
    const found = await seed(published, 'exams', { [text]: 'max-width:60ch;color:#d5d5d5' }, [timetables]);
    const [page] = found.visual.pages;
    expect(page?.axe.added.join()).toContain('color-contrast');
  });

  test('a style of a new shell that reaches a section, and another picture, are found there', async ({ published }) => {
    // A new shell renders every page.
    test.setTimeout(400_000);
    const client = fs.readdirSync(path.join(workspaceRoot, 'shell/dist/client'));
    const [seal = '', gate = ''] = ['seal', 'gate'].map((name) => client.find((file) => file.startsWith(`${name}.`)));
    // Outside the layers, so that it overrides the sections' own styles.
    const place = ':root[data-fonts=later]{';
    const replacements = { [seal]: gate, [place]: `h1{letter-spacing:.05em}${place}` };
    const found = await seed(published, 'shell', replacements, [timetables, '/chairman']);
    expect(changedWidths(found, timetables)).toEqual([360, 768, 1440]);
    expect(changedWidths(found, '/chairman')).toEqual([360, 768, 1440]);
    const chairman = found.pages.find(({ path }) => path === '/chairman');
    expect(chairman?.kinds).toContain('styles');
  });

  test('ten builds without a change show no difference', async ({ published }) => {
    test.setTimeout(600_000);
    for (let run = 0; run < 10; run++) {
      const found = await seed(published, 'exams', {}, [timetables, team]);
      expect(found.visual.pages, `run ${run + 1}`).toEqual([]);
    }
  });
});
