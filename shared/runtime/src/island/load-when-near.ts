import type { IslandCode } from './island-code.ts';

/** How near a part is when its code is asked for: one window's height above or below the window. */
const near = '100% 0px';

interface Attended {
  place: HTMLElement;
  code: IslandCode;
  /** Names the part in the log, such as `News of home 1.0.0`. */
  label: string;
}

/**
 * Asks for a part's code once its place comes near the window, or at once where nothing was rendered in. What fails is
 * told and asked for again: when the place comes near another time, when the browser is online again, when somebody presses
 * or focuses something in it. Until then the rendered HTML stays, marked so that nothing in it is hidden.
 * @returns what ends it.
 */
export function loadWhenNear({ place, code, label }: Attended): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isTrying = false;
  const ask = () => {
    if (isTrying || signal.aborted) return;
    isTrying = true;
    code.load().then(
      () => {
        place.removeAttribute('data-section-failed');
        end.abort();
      },
      (error: unknown) => {
        isTrying = false;
        if (signal.aborted) return;
        place.setAttribute('data-section-failed', '');
        console.warn(
          `The code of ${label} did not load; it stays as rendered. It is asked for again when it comes near, when the browser is online again, or when it is used.`,
          error,
        );
      },
    );
  };
  // Not rendered in, or nobody can tell what is near.
  if (!place.firstElementChild || !('IntersectionObserver' in globalThis)) ask();
  else whenNear(place, ask, signal);
  // In the capture phase at the document: React keeps from everybody else what happens in a part that waits.
  for (const kind of ['focusin', 'pointerdown'] as const) {
    document.addEventListener(kind, ({ target }) => place.contains(target as Node) && ask(), { capture: true, signal });
  }
  return () => end.abort();
}

function whenNear(place: HTMLElement, ask: () => void, signal: AbortSignal): void {
  let isNear = false;
  const observer = new IntersectionObserver(
    (seen) => {
      isNear = seen.at(-1)?.isIntersecting ?? false;
      if (isNear) ask();
    },
    { rootMargin: near },
  );
  observer.observe(place);
  addEventListener('online', () => isNear && ask(), { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
