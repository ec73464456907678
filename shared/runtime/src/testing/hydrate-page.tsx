import { act, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ContentProvider, type ListResponses } from '../content.tsx';
import { type Island, island, PageOrigin } from '../island/island.tsx';

/* A page that comes as HTML, for the tests of parts: the code of its parts comes when the test lets it. */

const watched = new Map<Element, (isNear: boolean) => void>();

class Observer {
  constructor(
    private readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {}
  private place: Element | undefined;
  observe(place: Element) {
    this.place = place;
    watched.set(place, (isIntersecting) => this.callback([{ isIntersecting }]));
  }
  disconnect() {
    if (this.place) watched.delete(this.place);
  }
}

let leave = () => {};

/** Puts the missing part of a browser in place before each test, and leaves the page after it. */
export function observeIslands(): void {
  afterEach(() => act(() => leave()));
  beforeEach(() => {
    watched.clear();
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  });
}

const placeOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);

/** Scrolls so that the part's place comes near, or goes away. */
export const scrollNear = (name: string, isNear = true): Promise<void> =>
  act(async () => {
    const place = placeOf(name);
    if (place) watched.get(place)?.(isNear);
  });

/** Whether everything in a part's place is shown because its code did not come. */
export const isMarkedFailed = (name: string): boolean => placeOf(name)?.hasAttribute('data-section-failed') ?? false;

/** A part whose code comes, or fails, when the test says so; each call of `load` is one attempt. */
export function deferredIsland<Name extends string>(name: Name, Shown: ComponentType) {
  let settle: { come: () => void; fail: () => void } | undefined;
  const load = jest.fn(
    () =>
      new Promise<Record<Name, ComponentType>>((resolve, reject) => {
        settle = {
          come: () => resolve({ [name]: Shown } as Record<Name, ComponentType>),
          fail: () => reject(new Error('404')),
        };
      }),
  );
  return {
    Part: island(name, load),
    Rendered: island(name, async () => ({ [name]: Shown }) as Record<Name, ComponentType>),
    load,
    come: () => act(async () => settle?.come()),
    fail: () => act(async () => settle?.fail()),
  };
}

interface Slow {
  Part: Island;
  Rendered: Island;
}

/**
 * Opens a document that was rendered with all of its parts, and hydrates it.
 * @param meanwhile done as the hydration begins.
 * @returns errors of the hydration so far.
 */
export async function hydratePage(
  parts: readonly Slow[],
  answers: ListResponses = {},
  meanwhile = () => {},
): Promise<unknown[]> {
  const page = (shown: ReactNode) => (
    <ContentProvider answers={answers}>
      <PageOrigin value="home 1.4.0">
        <main>{shown}</main>
      </PageOrigin>
    </ContentProvider>
  );
  for (const { Rendered } of parts) await Rendered.load();
  act(() => leave());
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(parts.map(({ Rendered }, at) => <Rendered key={String(at)} />)));
  const errors: unknown[] = [];
  await act(async () => {
    const opened = hydrateRoot(root, page(parts.map(({ Part }, at) => <Part key={String(at)} />)), {
      onRecoverableError: (error) => errors.push(error),
    });
    leave = () => opened.unmount();
    meanwhile();
  });
  return errors;
}

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
