import { fireEvent, render, screen } from '@testing-library/react';
import { advanceTime, fakeBrowser, matchMediaQueries } from '@viit/ui/testing/browser';
import { expectConsoleErrors, renderWithLists, serveLists, waitForResponses } from '../../testing/content-api.tsx';
import { Hero } from './hero.tsx';

fakeBrowser();

const address = '/api/heroImage/list';
const images = ['Dawn', 'Noon', 'Dusk'].map((title) => ({ id: title, title, url: `/images/hero/${title}.svg` }));
const pictures = () => screen.getAllByRole('img', { hidden: true }).filter((image) => image.tagName === 'IMG');
const shown = () => screen.getByRole('img', { name: /Dawn|Noon|Dusk/ }).getAttribute('alt');

test('the h1 is the institute’s name with its tagline', async () => {
  await renderWithLists({ [address]: images }, <Hero />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'VIIT Engineering and management on the east coast',
  );
});

test('the first picture is loaded first, the others lazily', async () => {
  await renderWithLists({ [address]: images }, <Hero />);
  const [first, second, third] = pictures();
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('data-paint-first');
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(third).toHaveAttribute('loading', 'lazy');
});

test('a slide is shown for 7 seconds, and the first follows the last', async () => {
  await renderWithLists({ [address]: images }, <Hero />);
  expect(shown()).toBe('Dawn');
  advanceTime(6999);
  expect(shown()).toBe('Dawn');
  advanceTime(1);
  expect(shown()).toBe('Noon');
  advanceTime(7000);
  expect(shown()).toBe('Dusk');
  advanceTime(7000);
  expect(shown()).toBe('Dawn');
});

test('the neighbours of a picture are loaded before they are shown, and its caption is announced on request only', async () => {
  const four = [...images, { id: 'Night', title: 'Night', url: '/images/hero/Night.svg' }];
  const { container } = await renderWithLists({ [address]: four }, <Hero />);
  const positions = () => [...container.querySelectorAll('li')].map((slide) => slide.getAttribute('data-position'));
  expect(positions()).toEqual(['current', 'next', 'hidden', 'next']);
  const caption = screen.getByText('1 / 4').parentElement;
  expect(caption).toHaveTextContent('1 / 4 Dawn');
  expect(caption).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  expect(caption).toHaveAttribute('aria-live', 'polite');
});

test('previous and next wrap in both directions', async () => {
  await renderWithLists({ [address]: images }, <Hero />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(shown()).toBe('Dusk');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(shown()).toBe('Dawn');
});

test('the pause button stops it', async () => {
  await renderWithLists({ [address]: images }, <Hero />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  advanceTime(30_000);
  expect(shown()).toBe('Dawn');
});

test('under reduced motion it advances on request only', async () => {
  matchMediaQueries('prefers-reduced-motion');
  await renderWithLists({ [address]: images }, <Hero />);
  advanceTime(30_000);
  expect(shown()).toBe('Dawn');
  expect(screen.queryByRole('button', { name: /Pause/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(shown()).toBe('Noon');
});

test('a single slide neither advances nor has buttons', async () => {
  await renderWithLists({ [address]: images.slice(0, 1) }, <Hero />);
  advanceTime(30_000);
  expect(shown()).toBe('Dawn');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an empty list shows a message', async () => {
  await renderWithLists({ [address]: [] }, <Hero />);
  expect(screen.getByText('No slides available')).toBeInTheDocument();
});

test('a failed fetch is logged, and the same message shows where the page has no slides', async () => {
  const log = expectConsoleErrors();
  serveLists({});
  render(<Hero />);
  expect(screen.queryByText('No slides available')).not.toBeInTheDocument();
  await waitForResponses();
  expect(log).toHaveBeenCalledWith('Error fetching heroImage data:', expect.any(TypeError));
  expect(screen.getByText('No slides available')).toBeInTheDocument();
});

test('a picture that fails is replaced by the drawn horizon', async () => {
  await renderWithLists({ [address]: images }, <Hero />);
  fireEvent.error(screen.getByRole('img', { name: 'Dawn' }));
  expect(screen.getByRole('img', { name: 'Dawn' })).toHaveAttribute('data-failed');
});
