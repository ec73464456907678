import type Lenis from 'lenis';
import { startSmoothScroll } from './smooth-scroll.ts';

const options: unknown[] = [];
const calls: [number, object][] = [];
const counts = { destroyed: 0, reset: 0 };
let isScrolling: string | false = false;
const load = () =>
  Promise.resolve({
    default: class {
      constructor(given: object) {
        options.push(given);
      }
      get isScrolling() {
        return isScrolling;
      }
      scrollTo(to: number, how: object) {
        calls.push([to, how]);
      }
      stop() {
        counts.reset++;
      }
      start() {}
      destroy() {
        counts.destroyed++;
      }
    } as unknown as typeof Lenis,
  }) as Promise<typeof import('lenis')>;

const settle = () => new Promise((done) => setTimeout(done));
let tellMotion: () => void = () => {};
const motion = { matches: false };
let end: () => void;

beforeEach(() => {
  options.length = 0;
  calls.length = 0;
  Object.assign(counts, { destroyed: 0, reset: 0 });
  motion.matches = false;
  window.matchMedia = () =>
    ({
      get matches() {
        return motion.matches;
      },
      addEventListener: (_: string, tell: () => void) => {
        tellMotion = tell;
      },
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
  isScrolling = false;
});

test('the wheel is followed by 0.08 a frame, without a duration that would overrule it', async () => {
  end = startSmoothScroll(load);
  await settle();
  expect(options).toEqual([expect.objectContaining({ lerp: 0.08 })]);
  expect(options[0]).not.toHaveProperty('duration');
});

test('under reduced motion it is not loaded, and it ends when motion is no longer wanted', async () => {
  motion.matches = true;
  end = startSmoothScroll(load);
  await settle();
  expect(options).toHaveLength(0);
  motion.matches = false;
  tellMotion();
  await settle();
  expect(options).toHaveLength(1);
  motion.matches = true;
  tellMotion();
  expect(counts.destroyed).toBe(1);
});

test('a link to a place on the page is the browser’s own, its way drawn out to 1.2 s', async () => {
  document.body.innerHTML = '<a href="#news">News</a><section id="news"></section>';
  end = startSmoothScroll(load);
  await settle();
  let y = 100;
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  y = 900;
  frames[0]?.(0);
  expect(calls).toEqual([
    [100, expect.objectContaining({ immediate: true })],
    [900, expect.objectContaining({ duration: 1.2 })],
  ]);
});

test.each(['keydown', 'focusin', 'viit:navigated'])('%s ends a scroll that is under way', async (kind) => {
  end = startSmoothScroll(load);
  await settle();
  dispatchEvent(new Event(kind));
  expect(counts.reset).toBe(0);
  isScrolling = 'smooth';
  dispatchEvent(new Event(kind));
  expect(counts.reset).toBe(1);
});

test('ended, it takes its own down', async () => {
  end = startSmoothScroll(load);
  await settle();
  expect(document.documentElement.style.scrollBehavior).toBe('auto');
  end();
  expect(counts.destroyed).toBe(1);
  expect(document.documentElement.style.scrollBehavior).toBe('');
});
