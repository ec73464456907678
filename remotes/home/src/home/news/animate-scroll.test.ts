import { advanceTime, fakeBrowser, matchMediaQueries } from '@viit/ui/testing/browser';
import { animateScroll } from './animate-scroll.ts';

fakeBrowser();

test('scrolls for 0.6 seconds', () => {
  const box = document.createElement('div');
  animateScroll(box, 300);
  advanceTime(300);
  expect(box.scrollLeft).toBeGreaterThan(150);
  expect(box.scrollLeft).toBeLessThan(300);
  advanceTime(350);
  expect(box.scrollLeft).toBe(300);
});

test('under reduced motion scrolls without animation', () => {
  matchMediaQueries('prefers-reduced-motion');
  const box = document.createElement('div');
  animateScroll(box, 300);
  expect(box.scrollLeft).toBe(300);
});
