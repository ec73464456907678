import type { IslandCode } from './island-code.ts';

/** One window height. */
const rootMargin = '100% 0px';

interface LoadWhenNearOptions {
  element: HTMLElement;
  code: IslandCode;
  /** Such as `News of home 1.0.0`. */
  label: string;
}

/**
 * Loads at once without rendered HTML. Retries when the element comes near or is used, or when online; until then, nothing
 * in it is hidden.
 */
export function loadWhenNear({ element, code, label }: LoadWhenNearOptions): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isLoading = false;
  const request = () => {
    if (isLoading) return;
    isLoading = true;
    code.load().then(
      () => {
        element.removeAttribute('data-section-failed');
        listeners.abort();
      },
      (error: unknown) => {
        isLoading = false;
        if (signal.aborted) return;
        element.toggleAttribute('data-section-failed', true);
        console.warn(
          `The code of ${label} did not load; its HTML stays as rendered. The code is requested again when the island comes near the window, when the browser is online again, or when a visitor uses it.`,
          error,
        );
      },
    );
  };
  if (element.firstElementChild && 'IntersectionObserver' in globalThis) requestWhenNear(element, request, signal);
  else request();
  // React stops events before they bubble.
  for (const type of ['focusin', 'pointerdown'] as const) {
    document.addEventListener(type, ({ target }) => element.contains(target as Node) && request(), {
      capture: true,
      signal,
    });
  }
  return () => listeners.abort();
}

function requestWhenNear(element: HTMLElement, request: () => void, signal: AbortSignal): void {
  let isNear = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) isNear = isIntersecting;
      if (isNear) request();
    },
    { rootMargin },
  );
  observer.observe(element);
  addEventListener('online', () => isNear && request(), { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
