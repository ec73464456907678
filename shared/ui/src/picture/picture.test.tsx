import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '@viit/ui/picture';

const frame = () => screen.getByRole('img', { name: 'The library' }).parentElement;
const library = { src: '/library.jpg', alt: 'The library', width: 640, height: 360 };

test('an image has a size and is lazy unless it is seen first', () => {
  const { rerender } = render(<Picture {...library} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).toHaveAttribute('width', '640');
  expect(screen.getByRole('img')).toHaveAttribute('height', '360');
  rerender(<Picture {...library} eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('it waits with a spinner until loaded', () => {
  render(<Picture {...library} />);
  expect(frame()).toHaveAttribute('data-state', 'loading');
  fireEvent.load(screen.getByRole('img'));
  expect(frame()).toHaveAttribute('data-state', 'loaded');
});

test('an image that was there before the page came alive gets no spinner', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  render(<Picture {...library} />);
  expect(frame()).toHaveAttribute('data-state', 'loaded');
});

test('an image that had failed before the page came alive is replaced by a drawn placeholder', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Picture {...library} />);
  expect(screen.getByRole('img', { name: 'The library' }).tagName).toBe('svg');
});

test('a fallback is tried first, then the placeholder is drawn', () => {
  render(<Picture {...library} fallback="/default.jpg" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/default.jpg');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'The library' }).tagName).toBe('svg');
});

test('another address starts anew', () => {
  const { rerender } = render(<Picture {...library} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture {...library} src="/shore.jpg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/shore.jpg');
});
