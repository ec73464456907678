import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import examples from './anchor-nav.examples.tsx';

const standsAt = (id: string, top: number) => {
  const element = document.getElementById(id);
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 400);
};

test('each link leads to its section', () => {
  render(examples[0].element);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mission' })).toHaveAttribute('href', '#mission');
});

test('a hidden section is never the one being read', async () => {
  render(examples[0].element);
  for (const [id, visible] of [
    ['objective', true],
    ['mission', false],
    ['functionaries', true],
  ] as const) {
    standsAt(id, -500);
    const element = document.getElementById(id);
    if (element) element.checkVisibility = () => visible;
  }
  standsAt('functionaries', 900);
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Objective'));
});

test('the section being read is marked, and the mark follows scrolling', async () => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly top: number,
    ) {}
  } as unknown as typeof DOMRect;
  render(examples[0].element);
  standsAt('objective', -500);
  standsAt('mission', 100);
  standsAt('functionaries', 900);
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Mission'));
  standsAt('mission', -300);
  standsAt('functionaries', 50);
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Key Functionaries'));
});
