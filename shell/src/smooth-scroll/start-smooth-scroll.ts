import { fragmentId } from '@viit/contract/decode';
import { isPlainClick, onAddressChange } from '@viit/runtime';
import type Lenis from 'lenis';
import { whenIdle } from '../settings/when-idle.ts';

/** Share of the distance for each frame, and seconds of a jump (R12.3). */
const wheelLerp = 0.08;
const anchorDuration = 1.2;

/** When idle: it measures the page. */
async function loadLenis(): Promise<typeof import('lenis')> {
  await untilIdle();
  const lenis = await import(/* webpackChunkName: "smooth-scroll" */ 'lenis');
  await untilIdle();
  return lenis;
}

const untilIdle = () =>
  new Promise<void>((resolve) => {
    whenIdle(resolve);
  });

/** Animates the wheel and jumps to anchors; other scrolling ends the animation. @returns a function that stops it. */
export function startSmoothScroll(load: typeof loadLenis = loadLenis): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  load().then(
    (module) => {
      if (!isStopped) stop = run(module.default);
    },
    (error: unknown) => console.error('Smooth scrolling could not be loaded:', error),
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}

function run(Constructor: typeof Lenis): () => void {
  // Lenis ignores `lerp` with a `duration`.
  const lenis = new Constructor({ lerp: wheelLerp, allowNestedScroll: true, prevent: isDialog });
  const frames = runFrames(lenis);
  const listeners = new AbortController();
  const { signal } = listeners;
  // The browser would animate a second time.
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  const endAnimation = () => {
    if (lenis.isScrolling !== 'smooth') return;
    lenis.stop();
    lenis.start();
  };
  addEventListener('keydown', endAnimation, { signal });
  addEventListener('focusin', endAnimation, { signal });
  // After Lenis's own listener.
  addEventListener('wheel', frames.start, { passive: true, signal });
  addEventListener('click', (event) => animateJump(event, lenis, frames.start), { signal });
  const stopFollowingAddress = onAddressChange(endAnimation);
  return () => {
    listeners.abort();
    frames.stop();
    stopFollowingAddress();
    style.scrollBehavior = '';
    lenis.destroy();
  };
}

/** Runs frames only while scrolling; Lenis's own loop never ends. */
function runFrames(lenis: Lenis): { start: () => void; stop: () => void } {
  let frame = 0;
  const move = (time: number) => {
    lenis.raf(time);
    frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(move) : 0;
  };
  return {
    start() {
      if (frame || lenis.isScrolling !== 'smooth') return;
      // The pause does not count.
      lenis.time = 0;
      frame = requestAnimationFrame(move);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

const isDialog = (element: HTMLElement) => element.tagName === 'DIALOG';

/** Lets the browser jump, scrolls back before the next paint, and animates. */
function animateJump(event: MouseEvent, lenis: Lenis, startFrames: () => void): void {
  if (!isPlainClick(event)) return;
  const anchor = (event.target as Element).closest?.('a');
  if (!anchor?.hash || anchor.target === '_blank' || !isThisPage(anchor)) return;
  const from = scrollY;
  const target = document.getElementById(fragmentId(anchor.hash));
  if (!target || event.defaultPrevented) return;
  requestAnimationFrame(() => {
    const to = scrollY;
    if (to === from) return;
    lenis.scrollTo(from, { immediate: true, force: true });
    lenis.scrollTo(to, { duration: anchorDuration, easing: easeInOut });
    startFrames();
  });
}

const isThisPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search === location.search;

const easeInOut = (progress: number) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2);
