import { act, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { type Island, island, PageOrigin } from '../island/island.tsx';

/* For tests of islands: a page that was rendered to HTML, whose islands' code loads when the test resolves it. */

const observed = new Map<Element, (isNear: boolean) => void>();

class FakeIntersectionObserver {
  private element: Element | undefined;
  constructor(
    private readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    private readonly options?: IntersectionObserverInit,
  ) {}
  observe(element: Element) {
    this.element = element;
    const isNearby = this.options?.rootMargin === '100% 0px';
    observed.set(element, (isNear) => this.callback([{ isIntersecting: isNear && isNearby }]));
  }
  disconnect() {
    if (this.element) observed.delete(this.element);
  }
}

let unmount = () => {};

/** Installs an IntersectionObserver, which jsdom lacks, before each test, and unmounts the page after it. */
export function observeIslands(): void {
  afterEach(() => act(() => unmount()));
  beforeEach(() => {
    observed.clear();
    globalThis.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver;
  });
}

const islandElement = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);

/** Scrolls so that the island comes within a window's height, or leaves it. */
export const scrollNear = (name: string, isNear = true): Promise<void> =>
  act(async () => {
    const element = islandElement(name);
    if (element) observed.get(element)?.(isNear);
  });

/** Whether an island's code is requested when the island comes near. */
export function isObserved(name: string): boolean {
  const element = islandElement(name);
  return element !== null && observed.has(element);
}

/** Whether an island is marked, so that CSS hides nothing in it, because its code did not load. */
export const isMarkedFailed = (name: string): boolean =>
  islandElement(name)?.hasAttribute('data-section-failed') ?? false;

/** An island whose code loads or fails when the test calls `resolve` or `reject`; each call of `load` is one attempt. */
export function deferredIsland<Name extends string>(name: Name, Shown: ComponentType) {
  let attempt: { resolve: () => void; reject: () => void } | undefined;
  const load = jest.fn(
    () =>
      new Promise<Record<Name, ComponentType>>((resolve, reject) => {
        attempt = {
          resolve: () => resolve({ [name]: Shown } as Record<Name, ComponentType>),
          reject: () => reject(new Error('404')),
        };
      }),
  );
  return {
    Hydrated: island(name, load),
    Rendered: island(name, async () => ({ [name]: Shown }) as Record<Name, ComponentType>),
    load,
    resolve: () => act(async () => attempt?.resolve()),
    reject: () => act(async () => attempt?.reject()),
  };
}

/** One island: in the browser, and on the server, where its code is loaded. */
interface TestIsland {
  Hydrated: Island;
  Rendered: Island;
}

/**
 * Opens a page that was rendered with all of its islands, and hydrates it.
 * @param onHydrating called when the hydration begins.
 * @returns recoverable errors of the hydration; later ones are added.
 */
export async function hydratePage(islands: readonly TestIsland[], onHydrating = () => {}): Promise<unknown[]> {
  const page = (shown: ReactNode) => (
    <PageOrigin value="home 1.4.0">
      <main>{shown}</main>
    </PageOrigin>
  );
  for (const { Rendered } of islands) await Rendered.load();
  act(() => unmount());
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(islands.map(({ Rendered }, index) => <Rendered key={String(index)} />)));
  const errors: unknown[] = [];
  await act(async () => {
    const hydrated = hydrateRoot(root, page(islands.map(({ Hydrated }, index) => <Hydrated key={String(index)} />)), {
      onRecoverableError: (error) => errors.push(error),
    });
    unmount = () => hydrated.unmount();
    onHydrating();
  });
  return errors;
}

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
