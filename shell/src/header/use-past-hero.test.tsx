import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Header } from './header.tsx';

test('on the home page the header is shown once the hero has left the view', () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const observed: (Element | undefined)[] = [];
  window.IntersectionObserver = class {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observed.push(undefined);
    }
  } as unknown as typeof IntersectionObserver;
  const page = (path: string) => (
    <>
      <Header path={path} appearAfterHero />
      <div key={path} data-hero="" id={path} />
    </>
  );
  const { rerender } = render(page('/'));
  const header = screen.getByRole('banner');
  act(() => see([{ isIntersecting: true }]));
  expect(header).not.toHaveAttribute('data-shown');
  act(() => see([{ isIntersecting: false }]));
  expect(header).toHaveAttribute('data-shown');
  rerender(page('/home'));
  expect(observed.map((element) => element?.id)).toEqual(['/', undefined, '/home']);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('the header is shown where the page has no hero', () => {
  render(<Header path="/" appearAfterHero />);
  expect(screen.getByRole('banner')).toHaveAttribute('data-shown');
  cleanup();
  expect(renderToString(<Header path="/policies" />)).toContain('data-shown');
});
