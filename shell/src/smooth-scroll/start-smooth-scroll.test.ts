import type Lenis from 'lenis';
import { startSmoothScroll } from './start-smooth-scroll.ts';

const options: unknown[] = [];
const calls: [number, object][] = [];
const counts = { destroyed: 0, stopped: 0, started: 0, moved: 0 };
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
        counts.stopped++;
      }
      raf() {
        counts.moved++;
      }
      start() {
        counts.started++;
      }
      destroy() {
        counts.destroyed++;
      }
    } as unknown as typeof Lenis,
  }) as Promise<typeof import('lenis')>;

const settle = () => new Promise((done) => setTimeout(done));
let stop: () => void;

beforeEach(() => {
  options.length = 0;
  calls.length = 0;
  Object.assign(counts, { destroyed: 0, stopped: 0, started: 0, moved: 0 });
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  isScrolling = false;
});

test('each frame covers 0.08 of the distance after the wheel, without a duration, which would override it', async () => {
  stop = startSmoothScroll(load);
  await settle();
  expect(options).toEqual([expect.objectContaining({ lerp: 0.08 })]);
  expect(options[0]).not.toHaveProperty('duration');
});

test('boxes inside the page scroll by themselves, and so do dialogs', async () => {
  stop = startSmoothScroll(load);
  await settle();
  const { prevent, ...others } = options[0] as { prevent: (element: Element) => boolean };
  expect(others).toMatchObject({ allowNestedScroll: true });
  expect(['dialog', 'main'].map((name) => prevent(document.createElement(name)))).toEqual([true, false]);
});

/** Clicks a link to `#news` while the browser jumps from 100 px to 900 px. */
function clickAnchor(init: MouseEventInit = {}, link = 'href="#news"', jumpTo = 900): MouseEvent {
  document.body.innerHTML = `<a ${link}>News</a><section id="news"></section>`;
  let y = 100;
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a')?.dispatchEvent(click);
  y = jumpTo;
  frames[0]?.(0);
  return click;
}

test('the browser follows a link to an element on the page, and its jump is animated for 1.2 s', async () => {
  stop = startSmoothScroll(load);
  await settle();
  expect(clickAnchor().defaultPrevented).toBe(false);
  expect(calls).toEqual([
    [100, expect.objectContaining({ immediate: true })],
    [900, expect.objectContaining({ duration: 1.2 })],
  ]);
});

test('a link with a malformed fragment animates nothing and breaks nothing', async () => {
  stop = startSmoothScroll(load);
  await settle();
  document.body.innerHTML = '<a href="#50%">Half</a>';
  const onError = jest.fn();
  addEventListener('error', onError, { once: true });
  document.querySelector('a')?.click();
  expect(onError).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

test('a click that opens a new tab animates nothing', async () => {
  stop = startSmoothScroll(load);
  await settle();
  clickAnchor({ ctrlKey: true });
  clickAnchor({}, 'href="#news" target="_blank"');
  expect(calls).toEqual([]);
});

test('a link to another page or to no element, one that is handled otherwise, and a jump to the same place animate nothing', async () => {
  stop = startSmoothScroll(load);
  await settle();
  // jsdom cannot open another page.
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  clickAnchor({}, 'href="/rti#news"');
  clickAnchor({}, 'href="?year=2026#news"');
  removeEventListener('click', stay);
  clickAnchor({}, 'href="#other"');
  clickAnchor({}, 'href="#news" onclick="event.preventDefault()"');
  clickAnchor({}, undefined, 100);
  expect(calls).toEqual([]);
});

test.each(['keydown', 'focusin', 'viit:navigated'])('%s ends an animation', async (type) => {
  stop = startSmoothScroll(load);
  await settle();
  dispatchEvent(new Event(type));
  expect(counts.stopped).toBe(0);
  isScrolling = 'smooth';
  dispatchEvent(new Event(type));
  // The next turn of the wheel scrolls again.
  expect([counts.stopped, counts.started]).toEqual([1, 1]);
});

test('the wheel starts frames, which end with the scrolling: nothing runs while the page rests', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  stop = startSmoothScroll(load);
  await settle();
  dispatchEvent(new Event('wheel'));
  expect(frames).toEqual([]);
  isScrolling = 'smooth';
  dispatchEvent(new Event('wheel'));
  dispatchEvent(new Event('wheel'));
  expect(frames).toHaveLength(1);
  frames.pop()?.(16);
  expect(frames).toHaveLength(1);
  isScrolling = false;
  frames.pop()?.(32);
  expect(frames).toEqual([]);
  expect(counts.moved).toBe(2);
});

test('stopping it restores the page and removes its listeners', async () => {
  stop = startSmoothScroll(load);
  await settle();
  expect(document.documentElement.style.scrollBehavior).toBe('auto');
  stop();
  expect(counts.destroyed).toBe(1);
  expect(document.documentElement.style.scrollBehavior).toBe('');
  isScrolling = 'smooth';
  for (const type of ['keydown', 'viit:navigated']) dispatchEvent(new Event(type));
  expect(counts.stopped).toBe(0);
});

test('stopped before its code has loaded, it does not start', async () => {
  stop = startSmoothScroll(load);
  stop();
  await settle();
  expect(options).toEqual([]);
});
