import { matchQueries, pass, testBrowser } from '../motion/test-browser.tsx';
import { slideTo } from './slide-to.ts';

testBrowser();

test('The line slides for 0.6 seconds', () => {
  const box = document.createElement('div');
  slideTo(box, 300);
  pass(300);
  expect(box.scrollLeft).toBeGreaterThan(150);
  expect(box.scrollLeft).toBeLessThan(300);
  pass(350);
  expect(box.scrollLeft).toBe(300);
});

test('Under reduced motion it is there at once', () => {
  matchQueries('prefers-reduced-motion');
  const box = document.createElement('div');
  slideTo(box, 300);
  expect(box.scrollLeft).toBe(300);
});
