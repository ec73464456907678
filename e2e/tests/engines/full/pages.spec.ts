import { expect, test } from '../../../src/engines/engine-test.ts';
import { routes } from '../../../src/routes.ts';

/** Window widths, in px. */
const widths = [360, 1280];

for (const { path } of routes) {
  test(`${path} hydrates at 360 and 1280 px, without a message, a failed request, or sideways scrolling`, async ({
    visit,
  }) => {
    for (const width of widths) {
      await visit.open(path, width, 800);
      await visit.read(scrollThrough);
      expect.soft(await visit.read(findOverflow), `px past the side at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await visit.takeProblems(), `console messages and failed requests at ${width} px`).toEqual([]);
    }
  });
}

/** Scrolls to the end in steps of one and a half windows, so that everything has been near the window. */
async function scrollThrough(): Promise<void> {
  const last = document.documentElement.scrollHeight;
  for (let top = 0; top < last; top += innerHeight * 1.5) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}

const findOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
