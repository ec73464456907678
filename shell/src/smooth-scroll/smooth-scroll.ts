import type Lenis from 'lenis';

/** Follow of the wheel per frame, and time of a jump to an anchor in s (spec 1, section 9). Lenis takes `lerp` only without `duration`. */
const wheelLerp = 0.08;
const anchorDuration = 1.2;

const loadLenis = () => import(/* webpackChunkName: "smooth-scroll" */ 'lenis');

/**
 * Smooth scrolling while the visitor does not ask for less motion. It follows the wheel; a link to a place on the page
 * stays the browser's own (address, focus, `:target`, scroll margins), only the way there is drawn out. Whatever else
 * scrolls (keys, find in page, focus, script) wins at once.
 * @returns how to end it, for layouts without smooth scrolling.
 */
export function startSmoothScroll(load: typeof loadLenis = loadLenis): () => void {
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  let stop: (() => void) | undefined;
  let isEnded = false;
  const follow = () => {
    stop?.();
    stop = undefined;
    if (less.matches || isEnded) return;
    load().then(
      ({ default: Constructor }) => {
        if (!less.matches && !isEnded && !stop) stop = run(Constructor);
      },
      (error: unknown) => console.error('Smooth scrolling could not be loaded:', error),
    );
  };
  less.addEventListener('change', follow);
  follow();
  return () => {
    isEnded = true;
    less.removeEventListener('change', follow);
    stop?.();
  };
}

function run(Constructor: typeof Lenis): () => void {
  const lenis = new Constructor({ lerp: wheelLerp, autoRaf: true, allowNestedScroll: true, prevent: isInDialog });
  const ending = new AbortController();
  const { signal } = ending;
  // The style's own smooth scrolling would be drawn out a second time.
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  /** Where it goes is decided elsewhere: at once. */
  const yieldTo = () => {
    if (lenis.isScrolling !== 'smooth') return;
    lenis.stop();
    lenis.start();
  };
  addEventListener('keydown', yieldTo, { signal });
  addEventListener('focusin', yieldTo, { signal });
  addEventListener('viit:navigated', yieldTo, { signal });
  addEventListener('click', (event) => drawOut(event, lenis), { signal });
  return () => {
    ending.abort();
    style.scrollBehavior = '';
    lenis.destroy();
  };
}

const isInDialog = (node: HTMLElement) => node.tagName === 'DIALOG';

/** The browser jumps to the anchor; before it is painted, the page is put back and scrolls there. */
function drawOut(event: MouseEvent, lenis: Lenis): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element).closest?.('a');
  if (!anchor?.hash || anchor.target === '_blank' || !isThisPage(anchor)) return;
  const from = scrollY;
  const target = document.getElementById(decodeURIComponent(anchor.hash.slice(1)));
  if (!target || event.defaultPrevented) return;
  requestAnimationFrame(() => {
    const to = scrollY;
    if (to === from) return;
    lenis.scrollTo(from, { immediate: true, force: true });
    lenis.scrollTo(to, { duration: anchorDuration, easing });
  });
}

const isThisPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search === location.search;

/** Slow at both ends. */
const easing = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
