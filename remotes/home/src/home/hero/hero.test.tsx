import { fireEvent, render, screen } from '@testing-library/react';
import { expectFailures, matchQueries, pass, renderWith, serve, settle, testBrowser } from '../motion/test-browser.tsx';
import { Hero } from './hero.tsx';

testBrowser();

const address = '/api/heroImage/list';
const views = ['Dawn', 'Noon', 'Dusk'].map((title) => ({ id: title, title, url: `/images/hero/${title}.svg` }));
const pictures = () => screen.getAllByRole('img', { hidden: true }).filter((image) => image.tagName === 'IMG');
const shown = () => screen.getByRole('img', { name: /Dawn|Noon|Dusk/ }).getAttribute('alt');

test('The h1 names the institute, and there is one', async () => {
  await renderWith({ [address]: views }, <Hero />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VIIT Engineers for a working coast');
});

test('The first view is fetched at once, the others only when near', async () => {
  await renderWith({ [address]: views }, <Hero />);
  const [first, second, third] = pictures();
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('data-paint-first');
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(third).toHaveAttribute('loading', 'lazy');
});

test('A view stays for 7 seconds, and after the last comes the first', async () => {
  await renderWith({ [address]: views }, <Hero />);
  expect(shown()).toBe('Dawn');
  pass(6999);
  expect(shown()).toBe('Dawn');
  pass(1);
  expect(shown()).toBe('Noon');
  pass(7000);
  expect(shown()).toBe('Dusk');
  pass(7000);
  expect(shown()).toBe('Dawn');
});

test('The arrows wrap in both directions', async () => {
  await renderWith({ [address]: views }, <Hero />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(shown()).toBe('Dusk');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(shown()).toBe('Dawn');
});

test('The pause control stops it', async () => {
  await renderWith({ [address]: views }, <Hero />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  pass(30_000);
  expect(shown()).toBe('Dawn');
});

test('Under reduced motion it waits for a hand', async () => {
  matchQueries('prefers-reduced-motion');
  await renderWith({ [address]: views }, <Hero />);
  pass(30_000);
  expect(shown()).toBe('Dawn');
  expect(screen.queryByRole('button', { name: /Pause/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(shown()).toBe('Noon');
});

test('One view alone neither advances nor has arrows', async () => {
  await renderWith({ [address]: views.slice(0, 1) }, <Hero />);
  pass(30_000);
  expect(shown()).toBe('Dawn');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('An empty list says so', async () => {
  await renderWith({ [address]: [] }, <Hero />);
  expect(screen.getByText('No slides available')).toBeInTheDocument();
});

test('Where nothing was rendered in, a failed fetch is logged and the empty text shows', async () => {
  const log = expectFailures();
  serve({});
  render(<Hero />);
  expect(screen.queryByText('No slides available')).not.toBeInTheDocument();
  await settle();
  expect(log).toHaveBeenCalledWith('Error fetching heroImage data:', expect.any(TypeError));
  expect(screen.getByText('No slides available')).toBeInTheDocument();
});

test('A picture that fails gives way to the drawn horizon', async () => {
  await renderWith({ [address]: views }, <Hero />);
  fireEvent.error(screen.getByRole('img', { name: 'Dawn' }));
  expect(screen.getByRole('img', { name: 'Dawn' })).toHaveAttribute('data-failed');
});
